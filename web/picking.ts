// Which options of the question stand on the table.
import { computed } from '@preact/signals';
import { onSquares, onTable } from './meaning.ts';
import { question } from './store.ts';

/** Options of the question that stand on the table, by what they stand on. */
export const pickable = computed(() => onTable(question.value));
/** Those that name a square, by that square. */
export const pickSquares = computed(() => onSquares(question.value));
