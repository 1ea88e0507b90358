// Says why a drawing can be neither an example nor a question.
import { useLingui } from '@lingui/react/macro';
import type { DrawingProblem } from './drawings.ts';

export function useProblemText(problem: DrawingProblem | undefined, isQuestion: boolean): string | undefined {
  const { t } = useLingui();
  switch (problem) {
    case undefined:
      return undefined;
    case 'empty':
      return t`Draw on the pad first.`;
    case 'too-small':
      return t`That is a dot or a dash. Draw a little more.`;
    case 'one-colour':
      return t`The whole pad is full: there is nothing to recognise. Use the eraser or Clear.`;
    case 'known':
      return isQuestion
        ? t`It has seen exactly this one. Draw a new one, then it must really compare.`
        : t`You kept exactly this one already. A different one teaches it more.`;
  }
}
