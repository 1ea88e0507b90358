// Sets a new password through the link of an e-mail.
import { PASSWORD_MIN } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { accountApi } from '../features/account/accountApi.ts';
import { errorCode, errorMessage, errorStatus } from '../features/api.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { useForm } from '../features/useForm.ts';
import { showToast } from '../lib/showToast.ts';
import { Button } from '../ui/Button.tsx';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { NewPasswordField } from '../ui/NewPasswordField.tsx';
import { PlainPage } from './layout/PlainPage.tsx';
import { QueryResult } from './layout/QueryResult.tsx';

export function ResetPasswordPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  // Checked before anything is typed: the form must not be offered for an invalid link.
  const link = accountApi.useCheckResetLinkQuery({ token }, { skip: token === '' });
  if (token === '') {
    return (
      <UnusableLink title={t`This link is incomplete`}>
        <Trans>Please open the full link from the e-mail, or ask for a new one.</Trans>
      </UnusableLink>
    );
  }
  // What has not the form of a link is refused as a bad request.
  if (errorCode(link.error) === 'link-over' || errorStatus(link.error) === 400) {
    return <UnusableLink title={t`This link has expired`}>{errorMessage(link.error)}</UnusableLink>;
  }
  if (link.error) {
    return (
      <PlainPage title={t`Choose a new password`}>
        <QueryResult query={link}>{() => null}</QueryResult>
      </PlainPage>
    );
  }
  return link.isSuccess ? <ResetForm token={token} /> : <LoadingLogo />;
}

interface UnusableLinkProps {
  title: string;
  children: ReactNode;
}

function UnusableLink({ title, children }: UnusableLinkProps) {
  return (
    <PlainPage title={title}>
      <p role="alert">{children}</p>
      <Link to="/forgot-password" className="lw-link">
        <Trans>Ask for a new link</Trans>
      </Link>
    </PlainPage>
  );
}

function ResetForm({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [reset] = accountApi.useResetPasswordMutation();
  const form = useForm({
    initial: { password: '' },
    schema: () => import('@lanternwise/shared/contracts/auth').then((contracts) => contracts.resetPassword.body),
    body: ({ password }) => ({ token, password }),
    async send(body) {
      const { username } = await reset(body).unwrap();
      // The reset ended all sessions of the account, possibly this one too.
      await dispatch(verifySession());
      showToast('success', t`Your new password is saved, ${username}. Please sign in with it.`);
      await navigate('/sign-in', { replace: true });
    },
  });
  return (
    <PlainPage title={t`Choose a new password`} form={form}>
      <NewPasswordField
        label={t`New password`}
        hint={t`At least ${PASSWORD_MIN} characters. Three or four words in a row are easy to remember and hard to guess.`}
        {...form.field('password')}
      />
      <Button type="submit" wide busy={form.busy}>
        <Trans>Save new password</Trans>
      </Button>
      <p className="text-muted">
        <Trans>You will be signed out on all other devices, so that no one can keep using the old password.</Trans>
      </p>
      {errorCode(form.refusal) === 'link-over' && (
        <Link to="/forgot-password" className="lw-link">
          <Trans>Ask for a new link</Trans>
        </Link>
      )}
    </PlainPage>
  );
}
