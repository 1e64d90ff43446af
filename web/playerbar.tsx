// How what happens is shown: faster, slower, not at all; pause, step, leave out, once more; how loud.
import { t } from './i18n.ts';
import {
  again,
  catchUp,
  type Pace,
  pace,
  PACES,
  paused,
  playing,
  setPace,
  setVolume,
  sinceMine,
  steps,
  volume,
} from './pace.ts';
import { replay } from './store.ts';

const LOUD = [0, 0.25, 0.5, 1];

function Button(
  { name, sign, act, off = false }: { name: string; sign: string; act: () => void; off?: boolean },
) {
  return (
    <button type='button' class='icon' aria-label={t(name)} title={t(name)} disabled={off} onClick={act}>
      <span aria-hidden='true'>{sign}</span>
    </button>
  );
}

export function PlayerBar() {
  const on = playing.value, stands = paused.value;
  return (
    <div class={`player-bar ${on ? 'on' : ''}`} role='group' aria-label={t('player')}>
      {on && (
        <>
          <Button
            name={stands ? 'player-go-on' : 'player-pause'}
            sign={stands ? '▶' : '❚❚'}
            act={() => void (paused.value = !stands)}
          />
          <Button
            name='player-step'
            sign='›'
            act={() => {
              paused.value = true;
              steps.value = 1;
            }}
          />
          <Button name='player-skip' sign='»' act={catchUp} />
        </>
      )}
      {!on && !replay.value && (
        <Button
          name='player-again'
          sign='↺'
          act={again}
          off={!sinceMine.value.length || pace.value === 'none'}
        />
      )}
      <details class='player-how'>
        <summary aria-label={t('player-how')} title={t('player-how')}>
          <span aria-hidden='true'>{volume.value ? '♪' : '♩'}</span>
        </summary>
        <div class='player-set'>
          <label>
            {t('player-pace')}{' '}
            <select
              value={pace.value}
              onChange={(e) => setPace((e.target as HTMLSelectElement).value as Pace)}
            >
              {PACES.map((p) => <option value={p}>{t(`pace-${p}`)}</option>)}
            </select>
          </label>
          <label>
            {t('player-volume')}{' '}
            <select
              value={String(volume.value)}
              onChange={(e) => setVolume(Number((e.target as HTMLSelectElement).value))}
            >
              {LOUD.map((v) => <option value={String(v)}>{t(`volume-${Math.round(v * 100)}`)}</option>)}
            </select>
          </label>
        </div>
      </details>
    </div>
  );
}
