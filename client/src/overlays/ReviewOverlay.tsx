// The window beside a lantern post: how many questions wait today, or why there are none, with the way to the review.
import type { ReviewReply } from '@lanternwise/shared/contracts/review';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../features/api.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { timeZoneArgs } from '../features/coursesApi.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { reviewApi, reviewDate, reviewPath } from '../features/reviewApi.ts';
import { useSession } from '../features/session/useSession.ts';
import { DialogActions, IntroText } from '../overlay-kit/DialogParts.tsx';
import { LessonWindow } from '../overlay-kit/LessonWindow.tsx';
import { Button, buttonClass } from '../ui/Button.tsx';
import { ErrorText } from '../ui/ErrorText.tsx';
import { LoadingLogo } from '../ui/LoadingLogo.tsx';

export function ReviewOverlay({ close }: OverlayProps<'review'>) {
  const { t } = useLingui();
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <LessonWindow title={t`Lantern post`} colour="amber" onClose={close}>
      {isSignedIn ? <Today close={close} /> : <ForGuests />}
    </LessonWindow>
  );
}

function ForGuests() {
  return (
    <Message
      action={
        <WayOn to="/register">
          <Trans>Create a free account</Trans>
        </WayOn>
      }
    >
      <Trans>
        Here you can review: a few questions a day about realms you have finished, just before you would forget them.
        For that you need an account, so that the post remembers you.
      </Trans>
    </Message>
  );
}

/** What waits for the learner today. */
function Today({ close }: Pick<OverlayProps<'review'>, 'close'>) {
  const { t } = useLingui();
  const { data, error, refetch } = reviewApi.useTodaysReviewQuery(timeZoneArgs());
  if (data) return <Plan plan={data} close={close} />;
  if (!error) return <LoadingLogo label={t`Looking for your questions`} />;
  return (
    <>
      <ErrorText>{errorMessage(error)}</ErrorText>
      <DialogActions>
        <Button onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </DialogActions>
    </>
  );
}

function Plan({ plan: { due, nextDay }, close }: { plan: ReviewReply; close(): void }) {
  const to = reviewPath(useRealmContent().realm.id);
  const count = due.length;
  if (count > 0)
    return (
      <Message
        action={
          <WayOn to={to}>
            <Trans>Start the review</Trans>
          </WayOn>
        }
      >
        <Plural value={count} one="# question is waiting." other="# questions are waiting." />{' '}
        <Trans>It takes about five minutes, and it can wait: the realm stays open.</Trans>
      </Message>
    );
  if (nextDay === null)
    return (
      <Message
        action={
          <Button size="large" onClick={close}>
            <Trans>Back to the world</Trans>
          </Button>
        }
      >
        <Trans>
          There is nothing to review yet. Finish your first realm, and from the next day on a few of its questions wait
          here.
        </Trans>
      </Message>
    );
  const date = reviewDate(nextDay);
  return (
    <Message
      action={
        <WayOn to={to}>
          <Trans>Look at the review</Trans>
        </WayOn>
      }
    >
      <Trans>Nothing to review today. The next ones come on {date}.</Trans>
    </Message>
  );
}

const Message = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <>
    <IntroText>{children}</IntroText>
    <DialogActions>{action}</DialogActions>
  </>
);

const WayOn = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass({ size: 'large' })}>
    {children}
  </Link>
);
