// Ready tables: every game can be played by one click.
import { t, words } from './i18n.ts';
import type { Catalogue, GameInfo, ReadyInfo } from './wire.ts';

/** Every game with its tables: the first is played by the large button, the others by theirs. */
export function ReadyTables(
  { found, waiting, play, lesson }: {
    found: Catalogue;
    waiting: boolean;
    play: (g: GameInfo, r: ReadyInfo) => void;
    lesson: (g: GameInfo) => void;
  },
) {
  return (
    <section class='ready' aria-label={t('play-now')}>
      <h2>{t('play-now')}</h2>
      <ul class='ready-games'>
        {found.games.filter((g) => g.ready.length).map((g) => {
          const [first, ...others] = g.ready;
          return (
            <li key={g.name} class='ready-game sheet'>
              <h3>{words(g.title)}</h3>
              <button
                type='button'
                class='ready-first'
                data-play={`${g.name} ${first.key}`}
                disabled={waiting}
                onClick={() => play(g, first)}
              >
                {first.picture && <img src={first.picture} alt='' width={240} height={180} />}
                <span class='ready-name'>
                  <b>{words(first.name)}</b>
                  <span class='quiet'>{words(first.character)}</span>
                </span>
                <span class='button primary'>{t(waiting ? 'making-match' : 'play-it')}</span>
              </button>
              <div class='ready-others'>
                {others.map((r) => (
                  <button
                    type='button'
                    key={r.key}
                    data-play={`${g.name} ${r.key}`}
                    disabled={waiting}
                    title={words(r.character)}
                    onClick={() => play(g, r)}
                  >
                    {r.picture && <img src={r.picture} alt='' width={96} height={72} loading='lazy' />}
                    <span>{words(r.name)}</span>
                  </button>
                ))}
                {g.lessons.length > 0 && (
                  <button
                    type='button'
                    data-lesson={g.name}
                    disabled={waiting}
                    onClick={() => lesson(g)}
                  >
                    <span>{t('first-match')}</span>
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
