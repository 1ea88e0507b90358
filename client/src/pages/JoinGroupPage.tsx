// Handles an invitation link: checks it, sends guests to sign in, and lets signed-in users join.
import type { JoinedReply } from '@lanternwise/shared/contracts/invitations';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorMessage, errorStatus } from '../features/api.ts';
import { groupsApi } from '../features/groups/groupsApi.ts';
import { signInPath } from '../features/session/returnPath.ts';
import { useSession } from '../features/session/useSession.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { showToast } from '../lib/showToast.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { usePage } from './layout/usePage.ts';

type JoinOutcome = { kind: 'joined'; joined: JoinedReply } | { kind: 'sign-in' } | { kind: 'failed'; message: string };

function toFailedOutcome(error: unknown): JoinOutcome {
  const status = errorStatus(error);
  if (status === 401) return { kind: 'sign-in' };
  return { kind: 'failed', message: status === undefined ? t`Failed to process invitation` : errorMessage(error) };
}

function useJoinInvitation(token: string): (signedIn: boolean) => Promise<JoinOutcome> {
  const dispatch = useAppDispatch();
  return useCallback(
    async (signedIn) => {
      const { previewInvitation, joinByLink } = groupsApi.endpoints;
      try {
        await dispatch(previewInvitation.initiate({ token }, { forceRefetch: true, subscribe: false })).unwrap();
        if (!signedIn) return { kind: 'sign-in' };
        const joined = await dispatch(joinByLink.initiate({ token })).unwrap();
        return { kind: 'joined', joined };
      } catch (error) {
        return toFailedOutcome(error);
      }
    },
    [dispatch, token],
  );
}

export function JoinGroupPage() {
  const heading = usePage(t`Invitation`);
  const { token = '' } = useParams();
  const { status } = useSession();
  const navigate = useNavigate();
  const joinInvitation = useJoinInvitation(token);
  const handledTokenRef = useRef('');
  const isMountedRef = useRef(true);

  useEffect(() => {
    isMountedRef.current = true;
    return () => {
      isMountedRef.current = false;
    };
  }, []);

  useEffect(() => {
    // Joins once, however often the page renders.
    if (status === 'unknown' || handledTokenRef.current === token) return;
    handledTokenRef.current = token;
    void joinInvitation(status === 'signed-in').then((outcome) => {
      if (!isMountedRef.current) return;
      if (outcome.kind === 'sign-in') return navigate(signInPath(`/join-group/${token}`), { replace: true });
      if (outcome.kind === 'failed') {
        showToast('error', outcome.message);
        return navigate('/', { replace: true });
      }
      const { groupCode, groupName, state } = outcome.joined;
      if (state === 'waits-for-parent') return navigate('/account/family#classes', { replace: true });
      showToast('success', t`You joined ${groupName}`);
      return navigate('/', { replace: true, state: { groupCode, groupName } });
    });
  }, [status, token, joinInvitation, navigate]);

  return (
    <div className="lw-page grid min-h-[60vh] place-items-center py-10">
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-4 text-2xl text-game-title">
        <Spinner label="" /> <Trans>Processing Invitation...</Trans>
      </h1>
    </div>
  );
}
