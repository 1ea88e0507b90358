// Says why a drawing can be neither an example nor a question.
import { useLingui } from '@lingui/react/macro';
import type { DrawingProblem } from './drawings.ts';

export function useProblemText(problem: DrawingProblem | undefined, isQuestion: boolean): string | undefined {
  const { t } = useLingui();
  switch (problem) {
    case undefined:
      return undefined;
    case 'empty':
      return isQuestion ? t`Draw on the pad first.` : undefined;
    case 'too-small':
      return t`A little more, please.`;
    case 'one-colour':
      return t`The whole pad is full: there is nothing to recognise. Use the eraser or Clear.`;
    case 'known':
      return isQuestion
        ? t`It has seen exactly this one. Draw a new one, then it must really compare.`
        : t`It has this one. A different one teaches more.`;
  }
}
