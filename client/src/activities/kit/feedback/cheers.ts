// What a guide calls after a right answer.
import { msg } from '@lingui/core/macro';

export const CHEERS = [
  msg`Yes!`,
  msg`You’ve got it!`,
  msg`Nicely done!`,
  msg`That’s the one!`,
  msg`Sharp thinking!`,
  msg`Spot on!`,
] as const;
