// A rule for a syntax error that needs only the place, not the words of Python's message.
import { type ErrorContext, type ErrorExplanation, type ErrorRule, errorRule } from './errorRule.ts';

export const reads = (
  id: string,
  pattern: RegExp,
  icon: ErrorRule['icon'],
  explain: (place: ErrorContext) => ErrorExplanation | undefined,
): ErrorRule => errorRule(id, 'SyntaxError', pattern, icon, (_, place) => explain(place));
