// Blanks of forms: a choice, a number, ticks. What is typed goes where the form wants it.
import { useId } from 'preact/hooks';
import { t, words } from './i18n.ts';
import type { Blank } from './wire.ts';

export type Value = Blank['value'];
/** More ticks than these are folded. */
const FEW = 6;

interface Filling {
  blank: Blank;
  value: Value;
  put: (value: Value) => void;
}

function Ticks({ blank, value, put }: Filling) {
  const ticked = value as string[];
  const boxes = blank.values.map((one, n) => (
    <label key={one} class='tick'>
      <input
        type='checkbox'
        checked={ticked.includes(one)}
        onChange={(e) =>
          put(blank.values.filter((v) => v === one ? e.currentTarget.checked : ticked.includes(v)))}
      />{' '}
      {words(blank.said[n])}
    </label>
  ));
  const name = words(blank.name);
  if (blank.values.length <= FEW) {
    return (
      <fieldset class='ticks' data-blank={blank.id}>
        <legend>{name}</legend>
        {boxes}
      </fieldset>
    );
  }
  return (
    <details class='ticks' data-blank={blank.id}>
      <summary>{ticked.length ? `${name} (${ticked.length})` : name}</summary>
      {boxes}
    </details>
  );
}

export function Field(filling: Filling) {
  const { blank, value, put } = filling, id = useId();
  if (blank.kind === 'ticks') return <Ticks {...filling} />;
  return (
    <div class='field' data-blank={blank.id}>
      <label for={id}>
        {words(blank.name)}{' '}
        {blank.most > 0 && <span class='quiet'>{t('at-most', { most: blank.most })}</span>}
      </label>
      {blank.kind === 'number'
        ? (
          <input
            id={id}
            type='number'
            inputMode='numeric'
            value={String(value)}
            onChange={(e) => put(Math.trunc(Number(e.currentTarget.value)) || 0)}
          />
        )
        : (
          <select id={id} value={String(value)} onChange={(e) => put(e.currentTarget.value)}>
            {blank.values.map((one, n) => <option key={one} value={one}>{words(blank.said[n])}</option>)}
          </select>
        )}
    </div>
  );
}
