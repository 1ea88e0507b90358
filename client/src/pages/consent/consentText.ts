// The texts of the consent page; a change of their meaning requires a new CONSENT_TEXT_VERSION.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

export const CONSENT_TITLES: Record<ConsentView['state'], (child: string) => string> = {
  asked: (child) => t`May ${child} learn here?`,
  given: (child) => t`You gave consent for ${child}`,
  declined: (child) => t`You declined consent for ${child}`,
  withdrawn: (child) => t`You withdrew your consent for ${child}`,
};

/** The facts between the introduction and the answer. */
export const CONSENT_FACTS: readonly { heading: MessageDescriptor; items: readonly MessageDescriptor[] }[] = [
  {
    heading: msg`What we keep`,
    items: [
      msg`The user name, the age group, and your e-mail address. We ask for no real name.`,
      msg`Which lessons and tasks the child did, when, and how often they tried.`,
      msg`The avatar, the settings, and what the child chooses to write in their profile.`,
    ],
  },
  {
    heading: msg`What your consent allows`,
    items: [
      msg`Feedback that the child writes may be read by the people who run this site.`,
      msg`The child may make a certificate that others can verify, and put up a profile picture.`,
      msg`A teacher sees the progress only if the child joins that teacher's class.`,
      msg`It does not include a backpack, in which drawings and texts travel encrypted. That is a question of its own, after your consent.`,
    ],
  },
  {
    heading: msg`What never happens`,
    items: [
      msg`No advertising, no tracking, no selling of data, and no chat between children.`,
      msg`Only you, the child, their teachers and the people who run this site can see the progress.`,
    ],
  },
];
