// Joins a class by the code on a board or a poster: shows the class's name first, then asks to sign in or joins.
import { isAsLongAsJoinCode, JOIN_CODE_LENGTH } from '@lanternwise/shared/constants/groups';
import type { JoinReply } from '@lanternwise/shared/contracts/invitations';
import { normaliseTypedCode } from '@lanternwise/shared/text/typedCode';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../features/api.ts';
import { groupsApi } from '../features/groups/groupsApi.ts';
import { signInPath } from '../features/session/returnPath.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { useSession } from '../features/session/useSession.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { type Form, useForm } from '../features/useForm.ts';
import { showToast } from '../lib/showToast.ts';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ErrorText } from '../ui/ErrorText.tsx';
import { CodeField } from '../ui/TextField.tsx';
import { PlainPage } from './layout/PlainPage.tsx';

export function JoinPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const { found, form, forget } = useClassOfCode(params.get('code') ?? '');
  const handleAgain = () => {
    setParams({}, { replace: true });
    forget();
  };
  return (
    <PlainPage title={found ? found.groupName : t`Join a class`}>
      {found ? <FoundClass found={found} onAgain={handleAgain} /> : <CodeForm form={form} />}
    </PlainPage>
  );
}

/** The class of a code; the code of the address (from the QR code of a poster) is looked up at once. */
function useClassOfCode(fromAddress: string) {
  const { t } = useLingui();
  const [preview] = groupsApi.useLazyPreviewInvitationQuery();
  const [found, setFound] = useState<JoinReply>();
  const length = JOIN_CODE_LENGTH;
  const form = useForm({
    initial: { code: fromAddress },
    schema: () => import('@lanternwise/shared/contracts/invitations').then((contracts) => contracts.joinByCode.body),
    body: ({ code }) => ({ code: normaliseTypedCode(code) }),
    check({ code }) {
      const plain = normaliseTypedCode(code);
      return plain === '' || isAsLongAsJoinCode(plain)
        ? {}
        : { code: t`A code has ${length} letters and digits, for example CDFG-HJKM. Please look again.` };
    },
    send: async ({ code }) => setFound(await preview({ token: code }).unwrap()),
    failureAt: 'code',
  });
  const { submit } = form;
  const lookedUp = useRef('');
  useEffect(() => {
    if (fromAddress === '' || lookedUp.current === fromAddress) return;
    lookedUp.current = fromAddress;
    submit(undefined, { code: fromAddress });
  }, [fromAddress, submit]);
  const forget = () => {
    form.change({ code: '' });
    setFound(undefined);
  };
  return { found, form, forget };
}

function CodeForm({ form }: { form: Form<{ code: string }> }) {
  const { t } = useLingui();
  return (
    <form className="grid gap-5" noValidate onSubmit={form.submit}>
      <p>
        <Trans>Your teacher shows the code on the board or on a poster.</Trans>
      </p>
      <CodeField
        label={t`Class code`}
        hint={t`For example CDFG-HJKM. Capital letters and the dash do not matter.`}
        className="font-code text-xl uppercase"
        {...form.field('code')}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          <Trans>Find my class</Trans>
        </Button>
      </div>
      <p className="text-muted">
        <Trans>
          Do you have a card with a user name and a pass phrase? Then you are in your class already:{' '}
          <Link to="/sign-in" className="lw-link">
            sign in with your card
          </Link>
          .
        </Trans>
      </p>
    </form>
  );
}

function FoundClass({ found, onAgain }: { found: JoinReply; onAgain(): void }) {
  const { status, user } = useSession();
  const { groupName, groupCode } = found;
  const path = `/join?code=${groupCode}`;
  return (
    <>
      <p className="text-lg">
        <Trans>
          You found the class <strong>{groupName}</strong>. If that is not your class, check the code.
        </Trans>
      </p>
      {status === 'signed-in' ? (
        <JoinButton code={groupCode} username={user.username} />
      ) : (
        <div className="grid gap-3">
          <p>
            <Trans>Sign in, and you can join. If you have no account yet, create one first.</Trans>
          </p>
          <div className="flex flex-wrap gap-4">
            <Link to={signInPath(path)} className={buttonClass({})}>
              <Trans>Sign in</Trans>
            </Link>
            <Link
              to={`/register?returnUrl=${encodeURIComponent(path)}`}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Trans>Create account</Trans>
            </Link>
          </div>
        </div>
      )}
      <div>
        <Button variant="quiet" size="small" onClick={onAgain}>
          <Trans>Enter another code</Trans>
        </Button>
      </div>
    </>
  );
}

function JoinButton({ code, username }: { code: string; username: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [join, { isLoading }] = groupsApi.useJoinByCodeMutation();
  const [error, setError] = useState<string>();
  const handleJoin = async () => {
    setError(undefined);
    try {
      const { groupName, state } = await join({ code }).unwrap();
      if (state === 'waits-for-parent') return await navigate('/account/family#classes');
      showToast('success', t`You joined ${groupName}`);
      // The class may have a licence with a seat.
      await dispatch(verifySession());
      await navigate('/Grassroot/learning-adventures');
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">
        <Trans>
          You are signed in as {username}. Your teachers in this class will see which lessons you do and how they go.
        </Trans>
      </p>
      <ErrorText>{error}</ErrorText>
      <Button busy={isLoading} onClick={() => void handleJoin()}>
        <Trans>Join this class</Trans>
      </Button>
    </div>
  );
}
