// The same Fluent files the Python side reads: the common ones, the game's, and the page's own.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { signal } from '@preact/signals';

export type Args = Record<string, FluentVariable>;
export const LANGUAGES = ['en', 'fr'];
export const locale = signal('en');
const bundles = new Map<string, FluentBundle>();
/** The game whose sentences come after the common ones. */
export const spoken = signal('');

const texts = new Map<string, string>();

async function text(path: string): Promise<string> {
  const kept = texts.get(path);
  if (kept !== undefined) return kept;
  const answer = await fetch(path);
  if (!answer.ok) return '';
  const found = await answer.text();
  texts.set(path, found);
  return found;
}

let wanted = { language: 'en', game: '' };

/** Make a language (with a game's sentences) the one that is spoken. */
export async function speak(language = wanted.language, game = wanted.game): Promise<void> {
  wanted = { language, game };
  const key = `${language} ${game}`;
  if (!bundles.has(key)) {
    const bundle = new FluentBundle(language === 'fr' ? 'fr-FR' : 'en-GB', { useIsolating: false });
    const paths = [
      `locales/${language}.ftl`,
      `words/${language}.ftl`,
      ...game ? [`locales/${game}/${language}.ftl`] : [],
    ];
    for (const found of await Promise.all(paths.map(text))) {
      bundle.addResource(new FluentResource(found), { allowOverrides: true });
    }
    bundles.set(key, bundle);
  }
  // Somebody may have asked for something else meanwhile.
  if (wanted.language !== language || wanted.game !== game) return;
  document.documentElement.lang = language;
  spoken.value = game;
  locale.value = language;
}

export function chosenLanguage(): string {
  const kept = localStorage.getItem('language');
  if (kept && LANGUAGES.includes(kept)) return kept;
  return navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

const bundle = () => bundles.get(`${locale.value} ${spoken.value}`);
export const has = (key: string): boolean => bundle()?.hasMessage(key) ?? false;

/** « de Escouade » is written « d'Escouade »: a name comes into a sentence after the sentence was written. */
const ELIDED = /(?<!\p{L})([dD]|[qQ]u)e (?=[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ])/gu;

/** French signs of two parts stay with the word before them. */
const bound = (text: string): string =>
  locale.value === 'fr'
    ? text.replace(/ (?=[:;?!»%×])/g, '\u00a0').replace(/« /g, '«\u00a0').replace(ELIDED, "$1'")
    : text;

/** The sentence of a key; a missing one is shown as its key, never hidden. */
export function t(key: string, args?: Args): string {
  const found = bundle(), message = found?.getMessage(key);
  return found && message?.value ? bound(found.formatPattern(message.value, args, [])) : key;
}

/** What goes by a key that came from elsewhere, else the key itself. */
export function keyed(prefix: string, name: string): string {
  const key = `${prefix}-${name.replace(/[_ ]/g, '-').toLowerCase()}`;
  return has(key) ? t(key) : name.replace(/[_-]/g, ' ');
}

/** What is the matter, in a sentence. */
export const problem = (what: string): string =>
  t(has(`problem-${what}`) ? `problem-${what}` : 'problem-failed');

/** A name given in each language. */
export const words = (name: Record<string, string> | undefined, fallback = ''): string =>
  bound(name?.[locale.value] ?? name?.en ?? fallback);
