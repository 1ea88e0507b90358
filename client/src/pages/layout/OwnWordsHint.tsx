// Tells a teacher whose school is not confirmed why only ready-made lines can be chosen, and what to do.
import { Trans } from '@lingui/react/macro';

export const OwnWordsHint = () => (
  <Trans>
    Your own words reach the students once an Admin has confirmed your school. Until then, choose a ready-made line. Ask
    the person who runs this site to confirm you.
  </Trans>
);
