// The output terminal of the tutorial; stays at its last line while a program prints.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import darkBoxStyles from './darkBox.module.css';
import { makeScrollableFocusable } from './scrollFocus.ts';
import styles from './Terminal.module.css';
import type { TerminalChunk } from './usePractice.ts';

export interface TerminalProps {
  printed: readonly TerminalChunk[];
  running: boolean;
  /** A run has ended, perhaps before it printed anything. */
  ended: boolean;
}

export function Terminal({ printed, running, ended }: TerminalProps) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current && printed.length > 0) box.current.scrollTop = box.current.scrollHeight;
    makeScrollableFocusable(box.current);
  }, [printed]);
  // Comes with the first run.
  if (printed.length === 0 && !running && !ended) return null;
  return (
    <TerminalFrame ref={box}>
      {printed.length === 0 && (
        <span className={styles.empty}>{running ? <Trans>Running…</Trans> : <Trans>Nothing was printed.</Trans>}</span>
      )}
      {printed.map(({ key, stream, text }) => (
        <span key={key} data-stream={stream} className={styles[stream]}>
          {text}
        </span>
      ))}
    </TerminalFrame>
  );
}

/** The output of a program that is only shown. */
export function ExampleOutput({ text }: { text: string }) {
  return <TerminalFrame>{text.replace(/\n+$/, '')}</TerminalFrame>;
}

function TerminalFrame({ ref, children }: { ref?: Ref<HTMLPreElement>; children: ReactNode }) {
  return (
    <section className={cx(darkBoxStyles.box, styles.terminal)} aria-label={t`Output`}>
      <p aria-hidden="true" className={styles.name}>
        <Trans>Output</Trans>
      </p>
      <pre ref={ref}>{children}</pre>
    </section>
  );
}
