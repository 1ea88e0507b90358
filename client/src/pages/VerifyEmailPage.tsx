// Confirms an e-mail address through the link of an e-mail.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { accountApi } from '../features/account/accountApi.ts';
import { becomeTeacher } from '../features/account/becomeTeacher.ts';
import { errorMessage } from '../features/api.ts';
import { attempt } from '../features/attempt.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { useSession } from '../features/session/useSession.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { showToast } from '../lib/showToast.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { PlainPage } from './layout/PlainPage.tsx';

export function VerifyEmailPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [verifyEmail, { data, error, isUninitialized, isLoading }] = accountApi.useVerifyEmailMutation({
    fixedCacheKey: `verify-${token}`,
  });
  const dispatch = useAppDispatch();
  useEffect(() => {
    // The link works once: rendering twice must not use it up and then report it as expired.
    if (isUninitialized) void verifyEmail({ token });
  }, [isUninitialized, verifyEmail, token]);
  useEffect(() => {
    if (data) void dispatch(verifySession());
  }, [data, dispatch]);
  if (isUninitialized || isLoading) return <LoadingLogo />;
  return (
    <PlainPage tab={t`Your e-mail address`} title={data ? t`Thank you!` : t`Your address is not confirmed`}>
      {data ? <VerifiedMessage email={data.email} /> : <FailedMessage message={errorMessage(error)} />}
    </PlainPage>
  );
}

function VerifiedMessage({ email }: { email: string }) {
  const { user } = useSession();
  const dispatch = useAppDispatch();
  const handleBecomeTeacher = () => {
    dispatch(becomeTeacher()).catch((error: Error) => showToast('error', error.message));
  };
  return (
    <>
      <p role="status">
        <Trans>
          Your address <strong>{email}</strong> is confirmed.
        </Trans>
      </p>
      {user?.roleWish === 'Teacher' && (
        <Button wide onClick={handleBecomeTeacher}>
          <Trans>Become a teacher now</Trans>
        </Button>
      )}
      <Link
        to={user ? '/account/security' : '/sign-in'}
        className={buttonClass({ variant: user?.roleWish === 'Teacher' ? 'secondary' : 'primary', wide: true })}
      >
        {user ? <Trans>Go to my account</Trans> : <Trans>Sign in</Trans>}
      </Link>
    </>
  );
}

function FailedMessage({ message }: { message: string }) {
  const { user } = useSession();
  const [send, { isLoading, isSuccess }] = accountApi.useSendVerificationMutation();
  return (
    <>
      <p role="alert">{message}</p>
      {isSuccess && (
        <p role="status">
          <Trans>A new e-mail will be sent.</Trans>
        </p>
      )}
      {user?.email && !user.emailVerified && !isSuccess && (
        <Button wide busy={isLoading} onClick={() => void attempt(send())}>
          <Trans>Send me a new link</Trans>
        </Button>
      )}
      <Link to={user ? '/account/security' : '/sign-in'} className="lw-link">
        {user ? <Trans>Go to my account</Trans> : <Trans>Sign in</Trans>}
      </Link>
    </>
  );
}
