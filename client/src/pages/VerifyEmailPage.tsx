// What the link in the letter 'Is this your e-mail address?' opens.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../app/hooks.ts';
import { useSendVerificationMutation, useVerifyEmailMutation } from '../features/account/accountApi.ts';
import { becomeTeacher } from '../features/account/becomeTeacher.ts';
import { errorMessage } from '../features/api.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { useSession } from '../features/session/useSession.ts';
import { showToast } from '../lib/showToast.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';
import { PlainPage } from './layout/PlainPage.tsx';
import { usePage } from './layout/usePage.ts';

export function VerifyEmailPage() {
  const { t } = useLingui();
  const heading = usePage(t`Your e-mail address`);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [verifyEmail, { data, error, isUninitialized, isLoading }] = useVerifyEmailMutation({
    fixedCacheKey: `verify-${token}`,
  });
  const dispatch = useAppDispatch();
  useEffect(() => {
    // A link works once; drawing the page twice must not use it up and then say that it is over.
    if (isUninitialized) void verifyEmail({ token });
  }, [isUninitialized, verifyEmail, token]);
  useEffect(() => {
    if (data) void dispatch(verifySession());
  }, [data, dispatch]);
  if (isUninitialized || isLoading) return <LoadingLogo />;
  return (
    <PlainPage title={data ? t`Thank you!` : t`That did not work`} heading={heading} who="owl">
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
          The address <strong>{email}</strong> is yours now.
        </Trans>
      </p>
      {user?.roleWish === 'Teacher' && (
        <Button wide onClick={handleBecomeTeacher}>
          <Trans>Become a teacher now</Trans>
        </Button>
      )}
      <Link
        to={user ? '/account' : '/sign-in'}
        className={buttonClass({ variant: user?.roleWish === 'Teacher' ? 'secondary' : 'primary', wide: true })}
      >
        {user ? <Trans>To my account</Trans> : <Trans>Sign in</Trans>}
      </Link>
    </>
  );
}

function FailedMessage({ message }: { message: string }) {
  const { user } = useSession();
  const [send, { isLoading, isSuccess }] = useSendVerificationMutation();
  const handleResend = async () => {
    try {
      await send().unwrap();
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <>
      <p role="alert">{message}</p>
      {isSuccess && (
        <p role="status">
          <Trans>A new letter is on its way.</Trans>
        </p>
      )}
      {user?.email && !user.emailVerified && !isSuccess && (
        <Button wide busy={isLoading} onClick={() => void handleResend()}>
          <Trans>Send me a new link</Trans>
        </Button>
      )}
      <Link to={user ? '/account' : '/sign-in'} className="lw-link">
        {user ? <Trans>To my account</Trans> : <Trans>Sign in</Trans>}
      </Link>
    </>
  );
}
