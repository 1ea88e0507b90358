// The registration page: user name, password, age band, and an e-mail address that only teachers must give.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { ageOptions } from '../../ui/ageLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { AuthForm } from '../layout/AuthForm.tsx';
import { usePage } from '../layout/usePage.ts';
import { ConsentNote } from './ConsentNote.tsx';
import { CredentialFields, EmailField, ParentEmailField } from './RegisterFields.tsx';
import { ROLE_OPTIONS, requiresParentConsent } from './registration.ts';
import { useRegisterForm } from './useRegisterForm.ts';

export function RegisterPage() {
  const { t } = useLingui();
  const heading = usePage(t`Create account`);
  const { search } = useLocation();
  const form = useRegisterForm(search);
  const { draft, change, errors, failure, busy, submit, consentAge } = form;
  const needsParent = requiresParentConsent(draft.ageBand, consentAge);
  return (
    <AuthForm
      title={t`Create account`}
      heading={heading}
      portrait={<Portrait character="wizard" name="" size={80} />}
      error={failure}
      onSubmit={submit}
    >
      <CredentialFields form={form} />
      <RadioGroup
        legend={t`How old are you?`}
        inline
        value={draft.ageBand}
        options={ageOptions(t)}
        error={errors.ageBand}
        onChange={(ageBand) => change({ ageBand })}
      />
      {draft.ageBand === '18+' && (
        <RadioGroup
          legend={t`What brings you here?`}
          inline
          value={draft.roleWish}
          options={ROLE_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
          onChange={(roleWish) => change({ roleWish })}
        />
      )}
      {needsParent && <ConsentNote />}
      {needsParent ? <ParentEmailField form={form} /> : <EmailField form={form} />}
      <Checkbox
        label={t`Remember me on this computer`}
        checked={draft.remember}
        onChange={(remember) => change({ remember })}
      />
      <Button type="submit" wide busy={busy}>
        <Trans>Create my account</Trans>
      </Button>
      <p className="text-muted">
        <Trans>
          Already have an account?{' '}
          <Link to={`/sign-in${search}`} className="lw-link">
            Sign in
          </Link>
        </Trans>
      </p>
    </AuthForm>
  );
}
