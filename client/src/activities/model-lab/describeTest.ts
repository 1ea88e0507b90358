// A question of a model lab's tree in words, with the names of its columns.
import type { SplitTest } from '@lanternwise/shared/learning/decisionTree';
import { t } from '@lingui/core/macro';
import { type StageProps, valueLabel } from './stageProps.ts';

export function describeTest(activity: StageProps['activity'], test: SplitTest): string {
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
