// The words on the sign of a trained model.
import { t } from '@lingui/core/macro';
import type { ModelResult } from '../features/realm/trainedModels.ts';

export function signLines({ accuracy }: ModelResult): string[] {
  const percent = Math.round(accuracy * 100);
  return [t`Leftover alarm`, t`right on ${percent}%`, t`of new days`];
}
