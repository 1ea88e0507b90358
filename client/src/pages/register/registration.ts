// What the registration form asks for, and what it says before anything is sent. The server checks everything again.
import { AGE_BANDS, type AgeBand } from '@lanternwise/shared/constants/people';
import type { RegisterBody } from '@lanternwise/shared/contracts/auth';

export const AGE_LABELS: Record<AgeBand, string> = {
  'under-12': 'Under 12',
  '12-13': '12 or 13',
  '14-15': '14 or 15',
  '16-17': '16 or 17',
  '18+': '18 or older',
};
export const AGE_OPTIONS = AGE_BANDS.map((value) => ({ value, label: AGE_LABELS[value] }));

/** The shared contract's rule; the contract itself would bring its whole validator onto this page. */
export const PASSWORD_LENGTH = 10;

/** Below 18 a parent has to agree before anything in one's own words leaves the account. */
export const needsConsent = (band: AgeBand | undefined): boolean => band !== undefined && band !== '18+';

export interface Draft {
  username: string;
  password: string;
  ageBand: AgeBand | undefined;
  email: string;
  remember: boolean;
}

export type DraftErrors = Partial<Record<'username' | 'password' | 'ageBand' | 'email', string>>;

export function checkDraft(draft: Draft): DraftErrors {
  const errors: DraftErrors = {};
  if (!/^[A-Za-z0-9_-]{3,20}$/.test(draft.username))
    errors.username = 'A user name has 3 to 20 letters, digits, _ or -.';
  if (draft.password.length < PASSWORD_LENGTH)
    errors.password = `A password has at least ${PASSWORD_LENGTH} characters. This one has ${draft.password.length}.`;
  if (!draft.ageBand) errors.ageBand = 'Please choose your age.';
  if (draft.email.trim() !== '' && !/^\S+@\S+\.\S+$/.test(draft.email.trim()))
    errors.email = 'That does not look like an e-mail address.';
  return errors;
}

/** The draft as it is sent; undefined while something is missing. */
export function toBody({ username, password, ageBand, email, remember }: Draft): RegisterBody | undefined {
  if (!ageBand) return undefined;
  return { username, password, ageBand, remember, ...(email.trim() !== '' && { email: email.trim() }) };
}
