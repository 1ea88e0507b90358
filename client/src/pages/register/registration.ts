// The draft of the registration form, its validation and its request body; the server validates again.
import { YOUNGEST_AGE } from '@lanternwise/shared/constants/age';
import { STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import type { AgeBand } from '@lanternwise/shared/constants/users';
import type { RegisterBody, RequestedRole } from '@lanternwise/shared/contracts/auth';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** Copied from the shared contract, because importing it would add Zod to the bundle of this page. */
export const PASSWORD_LENGTH = 10;

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

export type RegisterErrors = Partial<Record<'username' | 'password' | 'ageBand' | 'email' | 'parentEmail', string>>;

const isEmailLike = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

export function validateDraft(draft: RegisterDraft, consentAge?: number): RegisterErrors {
  const errors: RegisterErrors = {};
  if (!/^[A-Za-z0-9_-]{3,20}$/.test(draft.username))
    errors.username = t`A user name has 3 to 20 letters, digits, _ or -.`;
  if (draft.password.length < PASSWORD_LENGTH)
    errors.password = t`A password has at least ${PASSWORD_LENGTH} characters. This one has ${draft.password.length}.`;
  if (!draft.ageBand) errors.ageBand = t`Please choose your age.`;
  if (requiresParentConsent(draft.ageBand, consentAge)) {
    if (!draft.askLater && !isEmailLike(draft.parentEmail))
      errors.parentEmail =
        draft.parentEmail.trim() === ''
          ? t`Please enter your parent's e-mail, or tick that you will ask for it later.`
          : t`That does not look like an e-mail address.`;
  } else if (draft.email.trim() !== '' && !isEmailLike(draft.email)) {
    errors.email = t`That does not look like an e-mail address.`;
  } else if (draft.email.trim() === '' && draft.roleWish === 'Teacher') {
    errors.email = t`Please enter your e-mail address: teachers need a verified one.`;
  }
  return errors;
}

/** The request body; undefined without an age band. A child's own address is never sent. */
export function toRegisterBody(draft: RegisterDraft, consentAge?: number): RegisterBody | undefined {
  const { username, password, ageBand, remember, roleWish, askLater } = draft;
  if (!ageBand) return undefined;
  const [email, parentEmail] = [draft.email.trim(), draft.parentEmail.trim()];
  if (requiresParentConsent(ageBand, consentAge)) {
    return { username, password, ageBand, remember, ...(!askLater && parentEmail !== '' && { parentEmail }) };
  }
  const requestedRole = ageBand === '18+' && roleWish !== 'User' && { roleWish };
  return { username, password, ageBand, remember, ...(email !== '' && { email }), ...requestedRole };
}
