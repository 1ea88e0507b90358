// Tells a teacher whose school is not confirmed why only ready-made lines can be chosen, and what to do.
import { Trans } from '@lingui/react/macro';

export const OwnWordsHint = () => (
  <Trans>
    Students see your own words once your school is confirmed. Until then, choose a ready-made line, or ask an Admin of
    this site to confirm your school.
  </Trans>
);
