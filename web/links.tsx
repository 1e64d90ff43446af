// Links to seats: copied, and told apart by whom they reach.
import { signal } from '@preact/signals';
import { t } from './i18n.ts';
import { isHere } from './meaning.ts';
import { say } from './store.ts';
import { called } from './telling.ts';

/** What lets others in the same network come in. */
const COMMAND = './play serve --host 0.0.0.0';

/** A link as others in the network call it, where the server is known to them under another name. */
export const forOthers = (link: string, elsewhere: string): string =>
  elsewhere ? link.replace(/^https?:\/\/[^/#]+/, elsewhere) : link;

/** The link that was copied last. */
const copied = signal('');
async function copy(link: string, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    // Plain http to another machine has no clipboard: the old way needs the text selected.
    button.closest('li')?.querySelector('input')?.select();
    if (!document.execCommand('copy')) return;
  }
  copied.value = link;
  say(t('copied'));
}

export function Links({ links, label = '' }: { links: { side: string; link: string }[]; label?: string }) {
  const here = links.some(({ link }) => isHere(link));
  return (
    <>
      {here && (
        <p class='why here-only'>
          {t('links-here-only')} <code>{COMMAND}</code>
        </p>
      )}
      {!here && links.length > 0 && isHere(location.href) && <p class='quiet'>{t('links-near')}</p>}
      <ul class='links'>
        {links.map(({ side, link }) => (
          <li key={side}>
            <label>
              {side ? called(side) : label || t('spectators')}
              <input readOnly value={link} onFocus={(e) => (e.target as HTMLInputElement).select()} />
            </label>
            <button type='button' onClick={(e) => void copy(link, e.currentTarget)}>
              {t(copied.value === link ? 'copied' : 'copy')}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
