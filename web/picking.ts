// Which options of the question stand on the table.
import { computed } from '@preact/signals';
import { question } from './store.ts';

/** Options of the question that stand on the table, by id. */
export const pickable = computed<Map<string, unknown>>(() => {
  const q = question.value, found = new Map<string, unknown>();
  if (!q || q.kind !== 'one') return found;
  for (const o of q.options) {
    if (typeof o !== 'string') continue;
    found.set(o, o);
    const tail = o.includes(':') ? o.slice(o.indexOf(':') + 1) : '';
    if (tail) found.set(tail, o);
  }
  return found;
});
