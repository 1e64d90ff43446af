// What is proven of a record file, part by part, and the key that this server signs with.
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t, words } from './i18n.ts';
import { api } from './net.ts';
import { watched } from './store.ts';
import { called } from './telling.ts';
import type { Finding, RecordInfo } from './wire.ts';

const signed = (file: RecordInfo): Finding | undefined => file.findings.find((f) => f.what === 'signature');

/** The verdict in one sentence: only what this server signed is told as verified without a doubt. */
function inShort(file: RecordInfo): string {
  if (file.verified) {
    const by = signed(file)?.state;
    return t(
      by === 'signed' ? 'record-verified' : by === 'other-key' ? 'record-other-key' : 'record-unsigned',
    );
  }
  if (file.sound) return t('record-followed');
  return file.seat ? t('record-of-seat', { side: called(file.seat) }) : t('record-of-spectators');
}

/** What came of verifying the file that is watched. */
export function FileVerdict() {
  const file = watched.value;
  if (!file) return null;
  return (
    <div class={file.verified && signed(file)?.good ? 'file good' : 'file'} role='status'>
      <p>{inShort(file)}</p>
      <Findings file={file} />
      <ServerKey />
    </div>
  );
}

/** Why a file is not shown: in general, exactly, and part by part. */
export function BadRecord({ file }: { file: RecordInfo }) {
  const box = useRef<HTMLDivElement>(null);
  // The file may have come by a link, and this stands at the end of a long page.
  useEffect(() => box.current?.scrollIntoView({ block: 'center' }), [file]);
  return (
    <div class='bad-record' ref={box}>
      <div class='why' role='alert'>
        <p>{t('record-bad', { problem: t(`record-${file.problem || 'differs'}`), line: file.line })}</p>
        <p class='exactly'>{words({ en: file.text, fr: file.french })}</p>
      </div>
      <Findings file={file} />
      <ServerKey />
    </div>
  );
}

const sign = (f: Finding): string => f.good ? '✓' : f.state === 'wrong' || f.state === 'broken' ? '✗' : '?';
const kind = (f: Finding): string => ({ '✓': 'good', '✗': 'wrong', '?': 'unproven' })[sign(f)]!;

/** Rules, dice, throws taken back, signature. */
const Findings = ({ file }: { file: RecordInfo }) => (
  <ul class='findings'>
    {file.findings.map((f) => (
      <li class={kind(f)} data-finding={`${f.what} ${f.state}`} key={`${f.what} ${f.state}`}>
        {sign(f)} {words({ en: f.text, fr: f.french })}
      </li>
    ))}
  </ul>
);

const key = signal('');
/** The whole public key of this server, to be compared with that of a signature. */
export function ServerKey() {
  useEffect(() => {
    if (!key.peek()) void api.key().then((k) => void (key.value = k.key)).catch(() => undefined);
  }, []);
  return (
    <details class='server-key'>
      <summary>{t('server-key')}</summary>
      <p>{t('server-key-say')}</p>
      <code>{key.value}</code>
    </details>
  );
}
