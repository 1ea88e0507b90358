// Says once, on every page, what goes on without being kept: a session that the server has ended, and a browser that stores nothing.
import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lostSession } from '../features/session/lostSession.ts';
import { signInPath } from '../features/session/returnPath.ts';
import { verifySession } from '../features/session/sessionThunks.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import { type StorageTrouble, storageTrouble } from '../lib/storage/storageTrouble.ts';
import { useStoreValue } from '../lib/valueStore.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { useHydrated } from '../ui/useHydrated.ts';
import styles from './RootLayout.module.css';

/** The session first: without it nothing is sent either. */
export function Notices() {
  const isLost = useStoreValue(lostSession, (lost) => lost);
  const trouble = useStoreValue(storageTrouble, (now) => now);
  // A page that is prerendered has no storage.
  if (!useHydrated()) return null;
  if (isLost) return <SessionLost key="session" />;
  return trouble === undefined ? null : <NotStored key={trouble} trouble={trouble} />;
}

function Notice({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section role="alert" className={cx('lw-no-print', styles.banner, styles.notice)} data-notice="">
      {children}
      <IconButton label={t`Close`} icon={<X aria-hidden="true" />} variant="quiet" onClick={() => setClosed(true)} />
    </section>
  );
}

function SessionLost() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const signInAgain = async () => {
    // The server's word ends the session here too; what was not sent stays with this person.
    await dispatch(verifySession([]));
    await navigate(signInPath(pathname + search + hash));
  };
  return (
    <Notice>
      <p>
        <Trans>
          You are not signed in here any more: somebody signed you out, the password is new, or it was long ago. What
          you did stays on this computer and is sent once you sign in again.
        </Trans>
      </p>
      {pathname !== '/sign-in' && (
        <Button size="small" onClick={() => void signInAgain()}>
          <Trans>Sign in again</Trans>
        </Button>
      )}
    </Notice>
  );
}

function NotStored({ trouble }: { trouble: StorageTrouble }) {
  const address = location.host;
  return (
    <Notice>
      <p>
        {trouble === 'blocked' ? (
          <Trans>
            This browser keeps nothing for Lanternwise. You can go on, but once this page is closed or reloaded you have
            to sign in again, and what was not sent is gone. In the browser's settings, allow site data and cookies for{' '}
            {address}; a private window may keep nothing at all.
          </Trans>
        ) : (
          <Trans>
            The browser's store for Lanternwise is full. You can go on, but what is new is lost once this page is
            closed, unless it was sent. Sign in and stay online until it says Saved, and delete programs that you do not
            need.
          </Trans>
        )}
      </p>
    </Notice>
  );
}
