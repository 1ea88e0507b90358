// The crates of the yard as buttons; the open one shows its day and is kept, mended or thrown away.
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import styles from './Crates.module.css';
import { crateLines, crateRows } from './crates.ts';
import type { Fix } from './draft.ts';
import type { StageProps } from './stageProps.ts';

const FIXES = [
  { fix: 'keep', name: msg`Keep`, mark: '' },
  { fix: 'repair', name: msg`Mend`, mark: '✔' },
  { fix: 'remove', name: msg`Throw`, mark: '✖' },
] as const;

interface CratesProps extends Pick<StageProps, 'activity' | 'draft'> {
  onOpen(row: number): void;
  onFix(row: number, fix: Fix): void;
}

export function Crates({ activity, draft, onOpen, onFix }: CratesProps) {
  const { t } = useLingui();
  const { open, fixes } = draft;
  const fixOf = (row: number) => fixes[row] ?? 'keep';
  return (
    <>
      <ul className={styles.crates}>
        {crateRows(activity).map((row) => {
          const fix = FIXES.find((each) => each.fix === fixOf(row));
          return (
            <li key={row}>
              <button
                type="button"
                data-control={`crate:${row}`}
                className={cx(styles.crate, row === open && styles.isOpen)}
                aria-pressed={row === open}
                aria-label={fillPlaceholders(activity.words.row, { row })}
                onClick={() => onOpen(row)}
              >
                {`${row} ${fix?.mark ?? ''}`}
              </button>
            </li>
          );
        })}
      </ul>
      {open !== undefined && (
        <section className={kitStyles.card} aria-label={fillPlaceholders(activity.words.row, { row: open })}>
          <div className={styles.fixes}>
            {FIXES.map(({ fix, name }) => (
              <Button
                key={fix}
                variant="secondary"
                size="small"
                data-control={`fix:${fix}`}
                aria-pressed={fixOf(open) === fix}
                onClick={() => onFix(open, fix)}
              >
                {t(name)}
              </Button>
            ))}
          </div>
          <ul className={styles.lines}>
            {crateLines(activity, open).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
