// The Python of a block program, behind a tap; the line of the block that runs is lit.
import type { Program } from '@lanternwise/shared/activities/tractor/program';
import { writePython } from '@lanternwise/shared/activities/tractor/python';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import styles from './TractorActivity.module.css';

export function PythonLines({ program, lit }: { program: Program; lit: string | undefined }) {
  const { t } = useLingui();
  const lines = writePython(program);
  return (
    <details className={styles.python}>
      <summary aria-label={t`The same program in Python`}>{t`Python`}</summary>
      <pre className={styles.code} translate="no">
        {lines.map(({ text, blockId }, at) => (
          <code
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its number.
            key={at}
            className={cx(styles.line, blockId !== undefined && blockId === lit && styles.isLit)}
            aria-current={blockId !== undefined && blockId === lit ? 'step' : undefined}
          >
            {`${text}\n`}
          </code>
        ))}
      </pre>
    </details>
  );
}
