// The registration form: its first values, the rules of consent, and sending.
import { STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountApi } from '../../features/account/accountApi.ts';
import { readReturnPath } from '../../features/session/returnPath.ts';
import { register } from '../../features/session/sessionThunks.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { checkDraft, type RegisterDraft, toRegisterBody } from './registration.ts';

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

const ROLE_WISHES = { parent: 'Parent', teacher: 'Teacher' } as const;

/** `?as=parent` or `?as=teacher`, set by links of the site, preselects an adult with that role. */
function initialDraft(search: string): RegisterDraft {
  const wish = new URLSearchParams(search).get('as');
  return wish === 'parent' || wish === 'teacher'
    ? { ...EMPTY_DRAFT, ageBand: '18+', roleWish: ROLE_WISHES[wish] }
    : EMPTY_DRAFT;
}

export function useRegisterForm(search: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const returnPath = readReturnPath(search, user?.role);
  const { data: rules } = accountApi.useRegistrationRulesQuery();
  // Below this age a parent must agree; the strictest age until the server's rules are loaded.
  const consentAge = rules?.consentAge ?? STRICTEST_CONSENT_AGE;

  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPath, { replace: true });
  }, [status, navigate, returnPath]);

  const form = useForm({
    initial: () => initialDraft(search),
    schema: () => import('@lanternwise/shared/contracts/auth').then((contracts) => contracts.register.body),
    check: (draft) => checkDraft(draft, consentAge),
    body: (draft) => toRegisterBody(draft, consentAge),
    async send(body) {
      const { user, letter } = await dispatch(register(body));
      const address = body.parentEmail ?? body.email;
      showToast('success', t`Welcome, ${user.username}! Your account is ready.`);
      if (address && letter === 'refused') {
        showToast(
          'info',
          t`We cannot send an e-mail to ${address} now. You can ask for it again on your account page.`,
        );
      } else if (address && rules?.sendsMail) showToast('info', t`An e-mail will be sent to ${address}.`);
    },
  });
  return { form, consentAge };
}
