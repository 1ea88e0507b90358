// The state of the registration form: the draft, its faults, and the sending.
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { messageOf } from '../../features/api.ts';
import { register } from '../../features/session/session.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { checkDraft, type Draft, type DraftErrors, toBody } from './registration.ts';

const EMPTY: Draft = { username: '', password: '', ageBand: undefined, email: '', remember: false };

export interface RegisterForm {
  draft: Draft;
  errors: DraftErrors;
  /** What the server said no with. */
  failure: string | undefined;
  busy: boolean;
  change(part: Partial<Draft>): void;
  submit(): void;
}

export function useRegisterForm(returnPath: string): RegisterForm {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { status } = useSession();
  const [draft, setDraft] = useState(EMPTY);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (status === 'signed-in') void navigate(returnPath, { replace: true });
  }, [status, navigate, returnPath]);

  const submit = async () => {
    const found = checkDraft(draft);
    setErrors(found);
    setFailure(undefined);
    const body = toBody(draft);
    if (busy || !body || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const user = await dispatch(register(body));
      showToast('success', `Welcome, ${user.username}! Your account is ready.`);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    // A fault goes as soon as its field is touched; the next try judges anew.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  return { draft, change, errors, failure, busy, submit: () => void submit() };
}
