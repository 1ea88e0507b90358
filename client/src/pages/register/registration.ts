// The draft of the registration form, what it asks for beyond the contract, and its request body.
import { YOUNGEST_AGE } from '@lanternwise/shared/constants/age';
import { STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import { type AgeBand, PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import type { RequestedRole } from '@lanternwise/shared/contracts/auth';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Whether a parent must agree before texts of the learner are shared. */
export const requiresParentConsent = (band: AgeBand | undefined, consentAge = STRICTEST_CONSENT_AGE): boolean =>
  band !== undefined && YOUNGEST_AGE[band] < consentAge;

export const ROLE_OPTIONS: readonly { value: RequestedRole; label: MessageDescriptor }[] = [
  { value: 'User', label: msg`I want to learn` },
  { value: 'Teacher', label: msg`I teach` },
  { value: 'Parent', label: msg`I am a parent` },
];

export interface RegisterDraft {
  username: string;
  password: string;
  ageBand: AgeBand | undefined;
  email: string;
  parentEmail: string;
  /** The consent request is sent later, from the account page. */
  askLater: boolean;
  roleWish: RequestedRole;
  remember: boolean;
}

/** What the contract does not know: who must give an address, and how long the password is so far. */
export function checkDraft(draft: RegisterDraft, consentAge?: number) {
  const { length } = draft.password;
  const isChild = requiresParentConsent(draft.ageBand, consentAge);
  return {
    ...(length < PASSWORD_MIN && {
      password: t`A password has at least ${PASSWORD_MIN} characters. This one has ${length}.`,
    }),
    ...(isChild &&
      !draft.askLater &&
      draft.parentEmail.trim() === '' && {
        parentEmail: t`Please enter your parent's e-mail, or tick that you will ask for it later.`,
      }),
    ...(!isChild &&
      draft.roleWish === 'Teacher' &&
      draft.email.trim() === '' && {
        email: t`Please enter your e-mail address: teachers need a verified one.`,
      }),
  };
}

/** The request body. A child's own address is never sent. */
export function toRegisterBody(draft: RegisterDraft, consentAge?: number) {
  const { username, password, ageBand, remember, roleWish, askLater } = draft;
  const [email, parentEmail] = [draft.email.trim(), draft.parentEmail.trim()];
  if (requiresParentConsent(ageBand, consentAge)) {
    return { username, password, ageBand, remember, ...(!askLater && parentEmail !== '' && { parentEmail }) };
  }
  const requestedRole = ageBand === '18+' && roleWish !== 'User' && { roleWish };
  return { username, password, ageBand, remember, ...(email !== '' && { email }), ...requestedRole };
}
