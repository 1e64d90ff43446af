// The report of a battle on a real table, typed as a form and read by those who are to agree.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Field, type Value } from './blanks.tsx';
import { t, words } from './i18n.ts';
import { api } from './net.ts';
import { Rule, Side } from './pieces.tsx';
import { about, refusal, tellReport, token } from './store.ts';
import type { BattleInfo, Blank, ReportForm } from './wire.ts';

/** The battle whose report is being typed, its form, and what was filled in. */
export const typing = signal('');
const form = signal<ReportForm | null>(null);
const filled = signal<Record<string, Value>>({});
/** Where the game has no form: the report as plain data. */
const text = signal('');
const wrong = signal(false);

const ask = (battle: string): Promise<ReportForm> => api.reportForm(about.value!.match, token.value, battle);

/** Begin to type what came of a battle. */
export async function startReport(battle: BattleInfo): Promise<void> {
  form.value = null;
  filled.value = {};
  wrong.value = false;
  refusal.value = null;
  text.value = JSON.stringify(battle.example);
  typing.value = battle.key;
  form.value = await ask(battle.key);
}

async function tell(battle: BattleInfo): Promise<void> {
  let given: unknown = null;
  if (!form.value?.blanks.length) {
    try {
      given = JSON.parse(text.value);
    } catch {
      wrong.value = true;
      return;
    }
  }
  const told = given === null ? { filled: filled.value } : { report: given };
  if (await tellReport(battle.key, told)) typing.value = '';
}

const put = (blank: Blank, value: Value): void =>
  void (filled.value = { ...filled.value, [blank.id]: value });

/** Blanks that stand together: of one side, of one unit. */
function groups(blanks: readonly Blank[]): Blank[][] {
  const found: Blank[][] = [];
  for (const blank of blanks) {
    const last = found[found.length - 1];
    const same = last && last[0].side === blank.side && words(last[0].group) === words(blank.group);
    if (same) last.push(blank);
    else found.push([blank]);
  }
  return found;
}

/** The form of a battle's report. */
export function Report({ battle }: { battle: BattleInfo }) {
  const asked = form.value, why = refusal.value;
  if (!asked) return <p role='status'>{t('status-connecting')}</p>;
  return (
    <form
      class='report'
      onSubmit={(e) => {
        e.preventDefault();
        void tell(battle);
      }}
    >
      {asked.blanks.length
        ? groups(asked.blanks).map((blanks) => (
          <fieldset key={blanks[0].id} class='blanks'>
            <legend>
              {blanks[0].side && <Side side={battle.seats[blanks[0].side] ?? ''} plain />}{' '}
              {words(blanks[0].group)}
            </legend>
            {blanks.map((blank) => (
              <Field
                key={blank.id}
                blank={blank}
                value={filled.value[blank.id] ?? blank.value}
                put={(value) => put(blank, value)}
              />
            ))}
          </fieldset>
        ))
        : (
          <label>
            {t('battle-report')}
            <textarea
              rows={4}
              value={text.value}
              onInput={(e) => void (text.value = e.currentTarget.value)}
            />
          </label>
        )}
      {wrong.value && <p class='why' role='alert'>{t('battle-report-form')}</p>}
      {why && (
        <p class='why' role='alert'>
          {why.text} <Rule id={why.rule} />
        </p>
      )}
      <div class='row'>
        <button type='submit' class='primary'>{t('battle-tell')}</button>
        <button type='button' onClick={() => void (typing.value = '')}>{t('close')}</button>
      </div>
    </form>
  );
}

const heard = signal<ReportForm | null>(null);

function valueOf(blank: Blank): string {
  if (blank.kind === 'number') return String(blank.value);
  const chosen = blank.kind === 'ticks' ? blank.value as string[] : [String(blank.value)];
  return chosen.map((value) => words(blank.said[blank.values.indexOf(value)])).join(', ') || '–';
}

/** What another side tells of a battle, for those who are to agree. */
export function Told({ battle }: { battle: BattleInfo }) {
  const key = `${battle.key} ${JSON.stringify(battle.report)}`;
  useEffect(() => {
    heard.value = null;
    void ask(battle.key).then((told) => void (heard.value = told)).catch(() => undefined);
  }, [key]);
  const told = heard.value;
  if (!told || told.battle !== battle.key) return null;
  if (!told.blanks.length) return <code>{JSON.stringify(battle.report)}</code>;
  return (
    <dl class='told-form'>
      {told.blanks.filter((b) => b.kind !== 'ticks' || (b.value as string[]).length).map((blank) => (
        <div key={blank.id}>
          <dt>
            {blank.side && <Side side={battle.seats[blank.side] ?? ''} plain />} {words(blank.group)}{' '}
            {words(blank.name)}
          </dt>
          <dd>{valueOf(blank)}</dd>
        </div>
      ))}
    </dl>
  );
}
