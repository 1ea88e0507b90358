// A trained tree as nested questions with the training days that reached each answer.
import type { DecisionTree, SplitTest } from '@lanternwise/shared/learning/decisionTree';
import { t as sayNow } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type StageProps, valueLabel } from './stageProps.ts';

type Lab = StageProps['activity'];

export function describeTest(activity: Lab, test: SplitTest): string {
  const column = activity.columns.find((c) => c.id === test.column);
  const name = column?.label ?? test.column;
  if (test.kind === 'is') {
    const wanted = column ? valueLabel(column, test.value) : test.value;
    return sayNow`${name} is ${wanted}?`;
  }
  const least = Math.round(test.value * 10) / 10;
  const unit = column?.unit;
  return unit ? sayNow`${name} at least ${least} ${unit}?` : sayNow`${name} at least ${least}?`;
}

export function TreeFigure({ title, activity, tree }: { title: string; activity: Lab; tree: DecisionTree }) {
  return (
    <figure className="act-paper model-lab-tree">
      <figcaption>{title}</figcaption>
      <TreeNode activity={activity} tree={tree} />
    </figure>
  );
}

function TreeNode({ activity, tree }: { activity: Lab; tree: DecisionTree }) {
  const { t } = useLingui();
  if (tree.kind === 'leaf') {
    return (
      <p className={tree.label ? 'model-lab-leaf model-lab-leaf-yes' : 'model-lab-leaf model-lab-leaf-no'}>
        {tree.label ? `▲ ${activity.target.yes}` : `● ${activity.target.no}`}
        <span className="model-lab-count">{`${tree.yes} ▲ · ${tree.no} ●`}</span>
      </p>
    );
  }
  return (
    <div className="model-lab-branch">
      <p className="model-lab-ask">{describeTest(activity, tree.test)}</p>
      <ul>
        <li>
          <span className="model-lab-way">{t`yes`}</span>
          <TreeNode activity={activity} tree={tree.pass} />
        </li>
        <li>
          <span className="model-lab-way">{t`no`}</span>
          <TreeNode activity={activity} tree={tree.fail} />
        </li>
      </ul>
    </div>
  );
}
