// The tree of a model lab, with the names of its columns and of its target.
import type { DecisionTree, SplitTest } from '@lanternwise/shared/learning/decisionTree';
import { t } from '@lingui/core/macro';
import { TreeFigure } from '../kit/TreeFigure.tsx';
import { type StageProps, valueLabel } from './stageProps.ts';

type Lab = StageProps['activity'];

function describeTest(activity: Lab, test: SplitTest): string {
  const column = activity.columns.find((c) => c.id === test.column);
  const name = column?.label ?? test.column;
  if (test.kind === 'is') {
    const wanted = column ? valueLabel(column, test.value) : test.value;
    return t`${name} is ${wanted}?`;
  }
  const least = Math.round(test.value * 10) / 10;
  const unit = column?.unit;
  return unit ? t`${name} at least ${least} ${unit}?` : t`${name} at least ${least}?`;
}

export function LabTree({ title, activity, tree }: { title: string; activity: Lab; tree: DecisionTree }) {
  return (
    <TreeFigure
      title={title}
      tree={tree}
      describe={(test) => describeTest(activity, test)}
      labels={{ yes: activity.target.yes, no: activity.target.no }}
    />
  );
}
