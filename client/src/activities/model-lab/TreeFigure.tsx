// A trained tree as nested questions, with the number of training rows that reached each leaf.
import type { DecisionTree, SplitTest } from '@lanternwise/shared/learning/decisionTree';
import { t as translate } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import kitStyles from '../kit/layout.module.css';
import labStyles from './lab.module.css';
import { type StageProps, valueLabel } from './stageProps.ts';
import styles from './TreeFigure.module.css';

type Lab = StageProps['activity'];

export function describeTest(activity: Lab, test: SplitTest): string {
  const column = activity.columns.find((c) => c.id === test.column);
  const name = column?.label ?? test.column;
  if (test.kind === 'is') {
    const wanted = column ? valueLabel(column, test.value) : test.value;
    return translate`${name} is ${wanted}?`;
  }
  const least = Math.round(test.value * 10) / 10;
  const unit = column?.unit;
  return unit ? translate`${name} at least ${least} ${unit}?` : translate`${name} at least ${least}?`;
}

export function TreeFigure({ title, activity, tree }: { title: string; activity: Lab; tree: DecisionTree }) {
  return (
    <figure className={kitStyles.card}>
      <figcaption className={labStyles.heading}>{title}</figcaption>
      <TreeNode activity={activity} tree={tree} />
    </figure>
  );
}

function TreeNode({ activity, tree }: { activity: Lab; tree: DecisionTree }) {
  const { t } = useLingui();
  if (tree.kind === 'leaf') {
    return (
      <p className={cx(styles.leaf, tree.label && styles.isYes)}>
        {tree.label ? `▲ ${activity.target.yes}` : `● ${activity.target.no}`}
        <span className={styles.count}>{`${tree.yes} ▲ · ${tree.no} ●`}</span>
      </p>
    );
  }
  return (
    <div className={styles.branch}>
      <p className={styles.question}>{describeTest(activity, tree.test)}</p>
      <ul>
        <li>
          <span className={styles.outcome}>{t`yes`}</span>
          <TreeNode activity={activity} tree={tree.pass} />
        </li>
        <li>
          <span className={styles.outcome}>{t`no`}</span>
          <TreeNode activity={activity} tree={tree.fail} />
        </li>
      </ul>
    </div>
  );
}
