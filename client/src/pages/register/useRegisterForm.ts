// The state of the registration form: the draft, its errors and the submission.
import { STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { useRegistrationRulesQuery } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { readReturnPath } from '../../features/session/returnPath.ts';
import { register } from '../../features/session/sessionThunks.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { type RegisterDraft, type RegisterErrors, toRegisterBody, validateDraft } from './registration.ts';

const EMPTY_DRAFT: RegisterDraft = {
  username: '',
  password: '',
  ageBand: undefined,
  email: '',
  parentEmail: '',
  askLater: false,
  roleWish: 'User',
  remember: false,
};

export interface RegisterForm {
  draft: RegisterDraft;
  errors: RegisterErrors;
  /** The error message of the server. */
  failure: string | undefined;
  busy: boolean;
  /** Below this age a parent must agree; the strictest age until the server's rules are loaded. */
  consentAge: number;
  change(part: Partial<RegisterDraft>): void;
  submit(): void;
}

const ROLE_WISHES = { parent: 'Parent', teacher: 'Teacher' } as const;

/** `?as=parent` or `?as=teacher`, set by links of the site, preselects an adult with that role. */
function initialDraft(search: string): RegisterDraft {
  const wish = new URLSearchParams(search).get('as');
  return wish === 'parent' || wish === 'teacher'
    ? { ...EMPTY_DRAFT, ageBand: '18+', roleWish: ROLE_WISHES[wish] }
    : EMPTY_DRAFT;
}

export function useRegisterForm(search: string): RegisterForm {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const returnPath = readReturnPath(search, user?.role);
  const [draft, setDraft] = useState(() => initialDraft(search));
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data: rules } = useRegistrationRulesQuery();
  const consentAge = rules?.consentAge ?? STRICTEST_CONSENT_AGE;

  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPath, { replace: true });
  }, [status, navigate, returnPath]);

  const submit = async () => {
    const validationErrors = validateDraft(draft, consentAge);
    setErrors(validationErrors);
    setFailure(undefined);
    const body = toRegisterBody(draft, consentAge);
    if (busy || !body || Object.keys(validationErrors).length > 0) return;
    setBusy(true);
    try {
      const { user, letter } = await dispatch(register(body));
      const address = body.parentEmail ?? body.email;
      showToast('success', t`Welcome, ${user.username}! Your account is ready.`);
      if (address && letter === 'refused') {
        showToast(
          'info',
          t`We cannot send an e-mail to ${address} now. You can ask for it again on your account page.`,
        );
      } else if (address && rules?.sendsMail) showToast('info', t`An e-mail will be sent to ${address}.`);
    } catch (error) {
      setFailure(errorMessage(error));
      setBusy(false);
    }
  };

  const change = (changes: Partial<RegisterDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    // An error is cleared when its field changes; the next submission validates again.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))));
  };
  return { draft, change, errors, failure, busy, consentAge, submit: () => void submit() };
}
