// Making an account: user name, password, age band; an e-mail address only where somebody wants to give one.
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { messageOf } from '../../features/api.ts';
import { readReturnPath } from '../../features/session/returnPath.ts';
import { register } from '../../features/session/session.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Field } from '../../ui/Field.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { SignForm } from '../layout/SignForm.tsx';
import { usePage } from '../layout/usePage.ts';
import { ConsentNote } from './ConsentNote.tsx';
import {
  AGE_OPTIONS,
  checkDraft,
  type Draft,
  type DraftErrors,
  needsConsent,
  PASSWORD_LENGTH,
  toBody,
} from './registration.ts';

export function RegisterPage() {
  const heading = usePage('Make an account');
  const { search } = useLocation();
  const { draft, change, errors, failure, busy, submit } = useRegisterForm(readReturnPath(search));
  return (
    <SignForm title="Make an account" heading={heading} who="wizard" error={failure} onSubmit={submit}>
      <Field
        label="User name"
        hint="3 to 20 letters, digits, _ or -. A nickname is best: please do not use your full real name."
        error={errors.username}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            value={draft.username}
            onChange={(event) => change({ username: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_LENGTH} characters. Three or four words in a row are easy to remember and hard to guess.`}
        error={errors.password}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            maxLength={128}
            value={draft.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        )}
      </Field>
      <RadioGroup
        legend="How old are you?"
        inline
        value={draft.ageBand}
        options={AGE_OPTIONS}
        error={errors.ageBand}
        onChange={(ageBand) => change({ ageBand })}
      />
      {needsConsent(draft.ageBand) && <ConsentNote />}
      <Field
        label={needsConsent(draft.ageBand) ? "A parent's e-mail" : 'E-mail'}
        optional
        hint="Only used to help you back into your account."
        error={errors.email}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Field>
      <Checkbox
        label="Remember me on this computer"
        checked={draft.remember}
        onChange={(remember) => change({ remember })}
      />
      <Button type="submit" wide busy={busy}>
        Make my account
      </Button>
      <p className="text-muted">
        Been here before?{' '}
        <Link to={`/sign-in${search}`} className="lw-link">
          Sign in
        </Link>
      </p>
    </SignForm>
  );
}

const EMPTY: Draft = { username: '', password: '', ageBand: undefined, email: '', remember: false };

function useRegisterForm(returnPath: string) {
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
