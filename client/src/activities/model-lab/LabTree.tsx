// The tree of a model lab, with the names of its columns and of its target.
import type { DecisionTree } from '@lanternwise/shared/learning/decisionTree';
import { TreeFigure } from '../kit/TreeFigure.tsx';
import { describeTest } from './describeTest.ts';
import type { StageProps } from './stageProps.ts';

type Lab = StageProps['activity'];

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
