// Requests an e-mail with a link to choose a new password.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { accountApi } from '../features/account/accountApi.ts';
import { useForm } from '../features/useForm.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { PlainPage } from './layout/PlainPage.tsx';

export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [requestReset, { isSuccess }] = accountApi.useForgotPasswordMutation();
  const form = useForm({
    initial: { identifier: '' },
    schema: () => import('@lanternwise/shared/contracts/auth').then((contracts) => contracts.forgotPassword.body),
    send: (body) => requestReset(body).unwrap(),
  });
  if (isSuccess) {
    return (
      <PlainPage title={t`Check your e-mail`}>
        <SentMessage />
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t`Forgot password?`} form={form}>
      <p>
        <Trans>Enter your user name or e-mail address. We will send you a link to choose a new password.</Trans>
      </p>
      <TextField
        label={t`User name or e-mail`}
        {...form.field('identifier')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Send me a link</Trans>
      </Button>
      <p className="text-muted">
        <Trans>Did your teacher create your account? Then your teacher can give you a new password right away.</Trans>
      </p>
      <Link to="/sign-in" className="lw-link">
        <Trans>Back to sign in</Trans>
      </Link>
    </PlainPage>
  );
}

/** Shows the same text whether the account exists or not, so that it reveals nothing. */
function SentMessage() {
  const { data: rules } = accountApi.useRegistrationRulesQuery();
  return (
    <>
      <p role="status">
        <Trans>
          If this account exists and has an e-mail address, a link will be sent to it. The link works for one hour.
        </Trans>
      </p>
      {rules?.sendsMail === false && (
        <p>
          <Trans>This site does not send e-mails. Please ask the person who runs it for your link.</Trans>
        </p>
      )}
      <p className="text-muted">
        <Trans>
          Nothing arrived? Check your spam folder. If you do not have your own e-mail address, the link goes to the
          parent who gave consent.
        </Trans>
      </p>
      <Link to="/sign-in" className="lw-link">
        <Trans>Back to sign in</Trans>
      </Link>
    </>
  );
}
