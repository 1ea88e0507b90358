// What the age bands are called, wherever one is shown or chosen.
import { AGE_BANDS, type AgeBand } from '@lanternwise/shared/constants/users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const AGE_LABELS: Record<AgeBand, MessageDescriptor> = {
  'under-12': msg`Under 12`,
  '12-13': msg`12 or 13`,
  '14-15': msg`14 or 15`,
  '16-17': msg`16 or 17`,
  '18+': msg`18 or older`,
};

/** For a list or tiles to choose from. */
export const ageOptions = (t: (label: MessageDescriptor) => string): { value: AgeBand; label: string }[] =>
  AGE_BANDS.map((value) => ({ value, label: t(AGE_LABELS[value]) }));
