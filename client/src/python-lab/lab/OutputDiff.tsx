// The differences between expected and actual output, line by line, with the differing parts marked.
import codeBoxStyles from './codeBox.module.css';
import type { DiffLine } from './diff.ts';
import styles from './OutputDiff.module.css';

const DIFF_SIGNS = { same: ' ', expected: '−', actual: '+' } as const;
const DIFF_LABELS = { same: '', expected: 'expected: ', actual: 'yours: ' } as const;

export function OutputDiff({ lines }: { lines: readonly DiffLine[] }) {
  return (
    <div className={styles.diff}>
      <p className={styles.key}>
        Difference: <b className={styles.expected}>− expected</b> <b className={styles.actual}>+ yours</b> (· is a
        blank)
      </p>
      <pre className={codeBoxStyles.box}>
        {lines.map((line) => (
          <span key={line.id} className={styles[line.kind]} data-diff={line.kind}>
            <span aria-hidden="true">{DIFF_SIGNS[line.kind]} </span>
            <span className="lw-hidden">{DIFF_LABELS[line.kind]}</span>
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
