// Marks an item as right or wrong by a shape, beside the colour.
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import styles from './ResultMark.module.css';

export type ItemResult = 'right' | 'wrong';

export function ResultMark({ result }: { result: ItemResult | undefined }) {
  const { t } = useLingui();
  if (!result) return null;
  return (
    <span className={cx(styles.mark, result === 'wrong' && styles.isWrong)}>
      <span aria-hidden="true">{result === 'right' ? '✔' : '✖'}</span>
      <span className="lw-hidden">{result === 'right' ? t`right` : t`not yet right`}</span>
    </span>
  );
}
