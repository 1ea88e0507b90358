// Explanations of syntax errors that several rules give.
import { t } from '@lingui/core/macro';
import type { ErrorExplanation } from './errorRule.ts';

export const twoEqualsCompare = (): ErrorExplanation => ({
  title: t`Use == to compare`,
  help: t`One = stores a value. Two == ask: are these the same?`,
});
