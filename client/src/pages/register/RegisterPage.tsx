// The registration page: user name, password, age band, and an e-mail address that only teachers must give.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { ageOptions } from '../../ui/ageLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { ConsentNote } from './ConsentNote.tsx';
import { CredentialFields, EmailField, ParentEmailField } from './RegisterFields.tsx';
import { ROLE_OPTIONS, requiresParentConsent } from './registration.ts';
import { useRegisterForm } from './useRegisterForm.ts';

export function RegisterPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const { form, consentAge } = useRegisterForm(search);
  const { values: draft } = form;
  const needsParent = requiresParentConsent(draft.ageBand, consentAge);
  return (
    <PlainPage title={t`Create account`} portrait={<Portrait character="wizard" name="" size={80} />} form={form}>
      <CredentialFields form={form} />
      <RadioGroup {...form.field('ageBand')} legend={t`How old are you?`} inline options={ageOptions(t)} />
      {draft.ageBand === '18+' && (
        <RadioGroup
          {...form.field('roleWish')}
          legend={t`What brings you here?`}
          inline
          options={ROLE_OPTIONS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      )}
      {needsParent && <ConsentNote />}
      {needsParent ? <ParentEmailField form={form} /> : <EmailField form={form} />}
      <Checkbox
        label={t`Remember me on this computer`}
        checked={draft.remember}
        onChange={form.field('remember').onChange}
      />
      <Button type="submit" wide busy={form.busy}>
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
    </PlainPage>
  );
}
