// A trained tree as nested questions, with the number of training rows that reached each leaf.
import type { DecisionTree, SplitTest } from '@lanternwise/shared/learning/decisionTree';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import kitStyles from './layout.module.css';
import styles from './TreeFigure.module.css';

export interface TreeFigureProps {
  title: string;
  tree: DecisionTree;
  /** The question of a branch. */
  describe(test: SplitTest): string;
  /** What a leaf says. */
  labels: { yes: string; no: string };
}

export function TreeFigure({ title, ...node }: TreeFigureProps) {
  return (
    <figure className={kitStyles.card}>
      <figcaption className={styles.title}>{title}</figcaption>
      <TreeNode {...node} />
    </figure>
  );
}

function TreeNode({ tree, describe, labels }: Omit<TreeFigureProps, 'title'>) {
  const { t } = useLingui();
  if (tree.kind === 'leaf') {
    return (
      <p className={cx(styles.leaf, tree.label && styles.isYes)}>
        {tree.label ? `▲ ${labels.yes}` : `● ${labels.no}`}
        <span className={styles.count}>{`${tree.yes} ▲ · ${tree.no} ●`}</span>
      </p>
    );
  }
  return (
    <div className={styles.branch}>
      <p className={styles.question}>{describe(tree.test)}</p>
      <ul>
        <li>
          <span className={styles.outcome}>{t`yes`}</span>
          <TreeNode tree={tree.pass} describe={describe} labels={labels} />
        </li>
        <li>
          <span className={styles.outcome}>{t`no`}</span>
          <TreeNode tree={tree.fail} describe={describe} labels={labels} />
        </li>
      </ul>
    </div>
  );
}
