// What is weighed at this moment: an option that is pointed at, a target, the end of a way.
import { computed, effect } from '@preact/signals';
import { askOutcome, considered, ofOption, onUnit, outcomeOf } from './asking.ts';
import { locale } from './i18n.ts';
import { unitOf } from './meaning.ts';
import { aiming, dragging, ghost } from './placing.ts';
import { armed, pointed, question, scene } from './store.ts';
import type { Choice, Forecast } from './wire.ts';

/** Milliseconds that something is pointed at before the rules are asked about it. */
const PAUSE = 150;

/** An option that is taken up on the table or pointed at. */
const option = computed<Choice | null>(() => armed.value ?? considered.value);
/** An end of a way that the rules allow. What is aimed is weighed while it is dragged, too. */
const led = computed<unknown>(() => {
  const g = ghost.value;
  if (g?.value && aiming.value && dragging.value) return g.value;
  return g && g.value && g.verdict === 'good' && !g.stale && !dragging.value ? g.value : null;
});
/** What was last told of a point that is dragged: it stays until the next is known. */
let before: readonly Forecast[] = [];

let waiting = 0;
effect(() => {
  const q = question.value, value = led.value ?? (q?.kind === 'one' ? option.value?.code : undefined);
  void locale.value; // in another language it is told anew
  clearTimeout(waiting);
  if (!q || value === undefined || value === null) return;
  if (q.kind === 'one' && ofOption(q.options.findIndex((o) => o.code === value)).length) return;
  if (aiming.peek() && dragging.value) askOutcome(q, value);
  else waiting = setTimeout(() => askOutcome(q, value), PAUSE);
});

/** What the answer that is led or pointed at would come to, where the rules were asked about just that. */
export const weighed = computed<readonly Forecast[]>(() => {
  if (led.value) {
    const now = outcomeOf(led.value);
    before = now.length || !dragging.value ? now : before;
    return before;
  }
  const q = question.value;
  return q?.kind === 'one' && option.value ? outcomeOf(option.value.code) : [];
});

/** Everything that is weighed now: that, what is known of the option, else of attacks on who is pointed at. */
export const inFocus = computed<readonly Forecast[]>(() => {
  if (weighed.value.length) return weighed.value;
  const q = question.value, o = option.value;
  if (q && o) return ofOption(q.options.indexOf(o));
  return pointed.value ? onUnit(unitOf(scene.value, pointed.value)).slice(0, 1) : [];
});
