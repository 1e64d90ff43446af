// Army lists of one's own, kept in this browser.
import { signal } from '@preact/signals';
import { t, words } from './i18n.ts';

export interface OwnList {
  id: string;
  game: string;
  name: Record<string, string>;
  data: Record<string, unknown>;
  /** Whether the rules allowed it when it was last looked at. */
  legal: boolean;
  at: number;
}

const OWN = 'own:';
const MOST = 200;

export const ownLists = signal<OwnList[]>(JSON.parse(localStorage.getItem('lists') ?? '[]'));

function store(lists: OwnList[]): void {
  ownLists.value = lists.slice(0, MOST);
  localStorage.setItem('lists', JSON.stringify(ownLists.value));
}

export const keepList = (list: OwnList): void =>
  store([list, ...ownLists.value.filter((other) => other.id !== list.id)]);
export const forgetList = (id: string): void => store(ownLists.value.filter((list) => list.id !== id));

/** Own lists of a game as choices of an army. */
export const ownOptions = (game: string): [string, string][] =>
  ownLists.value.filter((list) => list.game === game && list.legal).map((list) => [
    OWN + list.id,
    t('list-own', { name: words(list.name) }),
  ]);

/** What is brought to a match: the name of a ready-made list, or one's own written out. */
export function broughtList(chosen: string): string | Record<string, unknown> {
  const own = ownLists.value.find((list) => OWN + list.id === chosen);
  return own ? own.data : chosen;
}

/** A list as the end of a link, and back. */
export const packed = (data: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data)))).replaceAll('+', '-')
    .replaceAll('/', '_').replaceAll('=', '');

export function unpacked(text: string): Record<string, unknown> | null {
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (c) => c.charCodeAt(0),
    );
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
