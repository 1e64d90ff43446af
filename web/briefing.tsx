// The briefing: mission, what scores, how long, both forces, what is special here. At hand during the match.
import { plainFigure } from './bases.ts';
import { signal } from '@preact/signals';
import { t, words } from './i18n.ts';
import { leading } from './meaning.ts';
import { api } from './net.ts';
import { Dialog, Side } from './pieces.tsx';
import { about, scene, seats, sideNumber, sides } from './store.ts';
import { called, number } from './telling.ts';
import { Token } from './tokens.tsx';
import type { Catalogue, SceneUnit } from './wire.ts';

const found = signal<Catalogue | null>(null);
const open = signal(false);

export function openBriefing(): void {
  open.value = true;
  if (!found.value) void api.catalogue().then((c) => void (found.value = c)).catch(() => undefined);
}

function Unit({ u }: { u: SceneUnit }) {
  const first = leading(scene.value?.figures.filter((f) => f.unit === u.id) ?? []);
  const drawn = first
    ? { ...first, radius: 100, z: 0, states: [], length: 0, width: 0 }
    : plainFigure({ id: u.id, unit: u.id, side: u.side, shape: u.shape });
  return (
    <li>
      <svg viewBox='-1.4 -1.65 2.9 2.9' width={30} height={30} aria-hidden='true'>
        <Token f={drawn} x={0} y={0} turn={-90} side={sideNumber(u.side)} states={[]} />
      </svg>
      <span>
        {called(u.id)} <span class='quiet'>× {u.strength}</span>
      </span>
    </li>
  );
}

export function Briefing() {
  const me = about.value, s = scene.value;
  if (!open.value || !me || !s) return null;
  const game = found.value?.games.find((g) => g.name === me.game);
  const played = game?.briefings.find((b) => b.key === me.scenario);
  const laid = game?.ready.find((r) =>
    r.scenario === me.scenario && Object.entries(r.options).every(([k, v]) => me.options[k] === v)
  );
  const campaign = !!s.map || s.sheets.length > 0;
  const rounds = Number(me.options.turns ?? 0), measure = s.measure.hundredths;
  const decides = [...new Set(s.scores.filter((x) => x.decides).map((x) => words(x.what)))];
  const places = s.zones.filter((z) => z.goal).map((z) => called(z.id) || words(z.name));
  return (
    <Dialog
      title={played ? words(played.name) : t('briefing')}
      close={() => void (open.value = false)}
      cls='briefing-dialog'
    >
      {laid && (
        <p>
          <b>{words(laid.name)}.</b> {words(laid.character)}
        </p>
      )}
      {played && <p>{words(played.briefing)}</p>}
      <h3>{t('briefing-scores')}</h3>
      <ul class='told-scores'>
        {decides.map((what) => <li key={what}>{what}</li>)}
        {places.length > 0 && <li>{t('briefing-places', { places: places.join(', ') })}</li>}
        {!decides.length && <li>{t('briefing-scores-told')}</li>}
      </ul>
      <h3>{t('briefing-long')}</h3>
      <p>
        {rounds > 0 ? t('briefing-rounds', { rounds }) : words(s.headline)}{' '}
        {!campaign && t('briefing-table', {
          wide: number(s.grid ? s.grid.columns : s.width / measure, 0),
          deep: number(s.grid ? s.grid.rows : s.depth / measure, 0),
          measure: t(`measure-${s.measure.name}`),
        })}
      </p>
      {sides.value.map((side) => {
        const seat = seats.value.find((x) => x.side === side);
        const list = game?.armies.find((a) => a.key === seat?.list);
        return (
          <section key={side} class='force'>
            <h3>
              <Side side={side} /> {list && <span class='quiet'>{words(list.name)}</span>}
            </h3>
            {list && <p>{words(list.character)}</p>}
            <ul>{s.units.filter((u) => u.side === side).map((u) => <Unit key={u.id} u={u} />)}</ul>
          </section>
        );
      })}
    </Dialog>
  );
}
