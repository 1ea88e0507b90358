// The tree that guards the gate, with the learner's questions and what its leaves do.
import type { DecisionTree } from '@lanternwise/shared/learning/decisionTree';
import { useLingui } from '@lingui/react/macro';
import { TreeFigure } from '../kit/TreeFigure.tsx';
import type { MessageGate } from './draft.ts';

export function GateTree({ activity, tree }: { activity: MessageGate; tree: DecisionTree }) {
  const { t } = useLingui();
  return (
    <TreeFigure
      title={t`Your tree: ▲ thieves, ● friends`}
      tree={tree}
      describe={({ column }) => activity.questions.find(({ id }) => id === column)?.label ?? column}
      labels={{ yes: t`Shut the gate`, no: t`Open the gate` }}
    />
  );
}
