// Asking for a link that sets a new password.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useForgotPasswordMutation, useRegistrationRulesQuery } from '../features/account/accountApi.ts';
import { errorMessage } from '../features/api.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { AuthForm } from './layout/AuthForm.tsx';
import { PlainPage } from './layout/PlainPage.tsx';
import { usePage } from './layout/usePage.ts';

export function ForgotPasswordPage() {
  const { t } = useLingui();
  const heading = usePage(t`Forgot your password?`);
  const [identifier, setIdentifier] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [requestReset, { isLoading, isSuccess, error }] = useForgotPasswordMutation();
  useEffect(() => {
    // The form is gone, and the page begins anew.
    if (isSuccess) heading.current?.focus();
  }, [isSuccess, heading]);
  const submit = () => {
    const trimmed = identifier.trim();
    setFieldError(trimmed === '' ? t`Please write your user name.` : undefined);
    if (trimmed !== '' && !isLoading) void requestReset({ identifier: trimmed });
  };
  if (isSuccess) {
    return (
      <PlainPage title={t`Look into your mailbox`} heading={heading} who="owl">
        <SentMessage />
      </PlainPage>
    );
  }
  return (
    <AuthForm
      title={t`Forgot your password?`}
      heading={heading}
      who="owl"
      error={error ? errorMessage(error) : undefined}
      onSubmit={submit}
    >
      <p>
        <Trans>Write your user name or your e-mail address. We send you a link to choose a new password.</Trans>
      </p>
      <Field label={t`User name or e-mail`} error={fieldError}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={identifier}
            onChange={(event) => setIdentifier(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" wide busy={isLoading}>
        <Trans>Send me a link</Trans>
      </Button>
      <p className="text-muted">
        <Trans>Does your account come from your teacher? Then your teacher can give you a new password at once.</Trans>
      </p>
      <Link to="/sign-in" className="lw-link">
        <Trans>Back to sign in</Trans>
      </Link>
    </AuthForm>
  );
}

/** Says the same whether there is such an account or not. */
function SentMessage() {
  const { data: rules } = useRegistrationRulesQuery();
  return (
    <>
      <p role="status">
        <Trans>
          If there is an account of that name with an e-mail address, a link is on its way. It is good for one hour.
        </Trans>
      </p>
      {rules?.sendsMail === false && (
        <p>
          <Trans>This site sends no e-mail by itself. Please ask the person who runs it for your link.</Trans>
        </p>
      )}
      <p className="text-muted">
        <Trans>
          Nothing arrived? Look among the unwanted mail. A child without an own address: the link goes to the parent who
          agreed to the account.
        </Trans>
      </p>
      <Link to="/sign-in" className="lw-link">
        <Trans>Back to sign in</Trans>
      </Link>
    </>
  );
}
