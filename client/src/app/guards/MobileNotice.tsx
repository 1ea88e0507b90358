// Shows a dismissible notice on phones before a game page that a larger screen is better.
import { Trans, useLingui } from '@lingui/react/macro';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { enumSchema } from '../../lib/storage/schemas.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { usePage } from '../../pages/layout/usePage.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { currentDevice, isPhone } from './device.ts';

const storedAcceptance = storedValue<'yes' | undefined>(STORAGE_KEYS.phoneNoticeAccepted, enumSchema(['yes']), {
  fallback: undefined,
});

export interface MobileNoticeProps {
  /** The surrounding page already renders the main region; the notice does not replace it. */
  insideMain?: boolean;
  children: ReactNode;
}

export function MobileNotice({ insideMain = false, children }: MobileNoticeProps) {
  const [isDismissed, setDismissed] = useState(() => storedAcceptance.read() === 'yes' || !isPhone(currentDevice()));
  if (isDismissed) return children;
  const dismiss = () => {
    storedAcceptance.write('yes');
    setDismissed(true);
  };
  // A list can be read on a phone: there the notice stands above it.
  if (insideMain)
    return (
      <>
        <NoticeBanner onContinue={dismiss} />
        {children}
      </>
    );
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center">
      <NoticeDialog onContinue={dismiss} />
    </main>
  );
}

function NoticeBanner({ onContinue }: { onContinue(): void }) {
  return (
    <Panel className="mx-auto mt-4 grid max-w-2xl justify-items-center gap-3 text-center">
      <p className="font-bold text-game-title">
        <Trans>A larger screen is better</Trans>
      </p>
      <p>
        <Trans>You can look around here; a computer or a tablet shows the realms better.</Trans>
      </p>
      <Button onClick={onContinue}>
        <Trans>Continue anyway</Trans>
      </Button>
    </Panel>
  );
}

function NoticeDialog({ onContinue }: { onContinue(): void }) {
  const { t } = useLingui();
  const heading = usePage(t`A larger screen is better`);
  return (
    <div className="p-5 short:p-2">
      <Panel className="mx-auto grid max-w-md justify-items-center gap-5 text-center short:max-w-2xl short:gap-3">
        <Smartphone size={64} aria-hidden="true" className="text-game-title short:hidden" />
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          <Trans>A larger screen is better</Trans>
        </h1>
        <p>
          <Trans>
            The realms are big and you walk through them, so a computer or a tablet shows much more. On a phone you play
            with a touch stick and a button with a hand; turn it sideways for more room.
          </Trans>
        </p>
        <Button onClick={onContinue} wide>
          <Trans>Continue anyway</Trans>
        </Button>
        <Link to="/" className={buttonClass({ variant: 'quiet', wide: true })}>
          <Trans>Back to home</Trans>
        </Link>
      </Panel>
    </div>
  );
}
