// The differences between expected and actual output, line by line, with the differing parts marked.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import codeBoxStyles from './codeBox.module.css';
import type { DiffLine } from './diff.ts';
import styles from './OutputDiff.module.css';

const DIFF_SIGNS = { same: ' ', expected: '−', actual: '+' } as const;
const diffLabel = (kind: keyof typeof DIFF_SIGNS): string =>
  kind === 'same' ? '' : kind === 'expected' ? t`expected:` : t`yours:`;

export function OutputDiff({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div className={styles.diff}>
      <p className={styles.key}>
        <Trans>
          Difference: <b className={styles.expected}>− expected</b> <b className={styles.actual}>+ yours</b> (· is a
          blank)
        </Trans>
      </p>
      <pre className={codeBoxStyles.box}>
        {lines.map((line) => (
          <span key={line.id} className={styles[line.kind]} data-diff={line.kind}>
            <span aria-hidden="true">{DIFF_SIGNS[line.kind]} </span>
            <span className="lw-hidden">{diffLabel(line.kind)} </span>
            {line.parts.map((part) =>
              part.differs ? <mark key={part.id}>{part.text}</mark> : <span key={part.id}>{part.text}</span>,
            )}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  );
}
