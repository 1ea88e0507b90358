// The thank-you after the feedback, and the way on: to the next realm, or from the demo and demo variants to an account.
import { playPath } from '@lanternwise/shared/access/playAccess';
import { DEFAULT_MAP, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'react-router-dom';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useSession } from '../../features/session/useSession.ts';
import { DialogActions, IntroText } from '../../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';

/** The demo variant of the course's first realm. */
const FIRST_REALM_DEMO = playPath({ kind: 'demo', realm: DEFAULT_MAP });

export function ThankYou({ onContinue }: { onContinue(): void }) {
  const { t } = useLingui();
  const { id, title } = useRealmContent().realm;
  const isVariant = useLocation().pathname.startsWith('/demo/');
  return (
    <GameDialog title={t`Thank you!`} colour="teal" size="small" onClose={onContinue} closable={false}>
      {id === 'demo' ? (
        <AfterDemo onContinue={onContinue} />
      ) : isVariant ? (
        <AfterDemoVariant title={title} onContinue={onContinue} />
      ) : (
        <AfterRealm hasNext={PLAY_ORDER.slice(0, -1).some((realm) => realm === id)} onContinue={onContinue} />
      )}
    </GameDialog>
  );
}

function AfterRealm({ hasNext, onContinue }: { hasNext: boolean; onContinue(): void }) {
  return (
    <>
      <IntroText>
        {hasNext ? (
          <Trans>Your words help us to make the realms better. The next one is waiting for you.</Trans>
        ) : (
          <Trans>Your words help us to make the realms better.</Trans>
        )}
      </IntroText>
      <DialogActions>
        <Button size="large" onClick={onContinue}>
          <Trans>Continue Journey</Trans>
        </Button>
      </DialogActions>
    </>
  );
}

/** The next realm is not open here, for any player. */
function AfterDemoVariant({ title, onContinue }: { title: string; onContinue(): void }) {
  const isGuest = useSession().status !== 'signed-in';
  return (
    <>
      <IntroText>
        <Trans>You have finished all of {title}. The other realms belong to the full course.</Trans>
      </IntroText>
      <DialogActions>
        {isGuest && <RegisterLink />}
        <Button variant={isGuest ? 'quiet' : 'primary'} onClick={onContinue}>
          <Trans>See the plans</Trans>
        </Button>
      </DialogActions>
    </>
  );
}

const RegisterLink = () => (
  <Link to="/register" className={buttonClass({ size: 'large' })}>
    <Trans>Create a free account and keep your progress</Trans>
  </Link>
);

function AfterDemo({ onContinue }: { onContinue(): void }) {
  const isGuest = useSession().status !== 'signed-in';
  return (
    <>
      <IntroText>
        <Trans>
          You taught a gate and made a sign speak. The next realm, AI Adventure Park, is open to try as well.
        </Trans>
      </IntroText>
      <DialogActions>
        {isGuest && <RegisterLink />}
        <Link to={FIRST_REALM_DEMO} className={buttonClass({ variant: isGuest ? 'secondary' : 'primary' })}>
          <Trans>Go on to AI Adventure Park</Trans>
        </Link>
        <Button variant="quiet" onClick={onContinue}>
          <Trans>See the plans</Trans>
        </Button>
      </DialogActions>
    </>
  );
}
