// Names the colours and rules of the AI Pattern Learner.
import type { PatternColor, PatternRule } from '@lanternwise/shared/activities/pattern-learner/pattern';
import { useLingui } from '@lingui/react/macro';

export function useColorNames(): Record<PatternColor, string> {
  const { t } = useLingui();
  return { red: t`Red`, blue: t`Blue`, green: t`Green`, yellow: t`Yellow` };
}

/** What each rule looks for. */
export function useRuleNames(): Record<PatternRule, string> {
  const { t } = useLingui();
  return {
    repeating: t`Does a group of 2 to 4 squares repeat?`,
    alternating: t`Does one color come every second time?`,
    'alternating-increment': t`Do two steps take turns?`,
    mirror: t`Does it come back like in a mirror?`,
    rotating: t`Do different colors take turns?`,
    pairs: t`Do colors come in pairs?`,
    dominant: t`Does one color fill more than half?`,
    'recent-trend': t`No rule fits: what came most often lately?`,
    arithmetic: t`Is the same number added each time?`,
    geometric: t`Is it multiplied by the same number each time?`,
    fibonacci: t`Is each number the sum of the two before?`,
    power: t`Are they squares or cubes of numbers in a row?`,
    triangular: t`Are they triangular numbers?`,
    'plus-one': t`No rule fits: the last number plus 1`,
  };
}
