// Signs out in this browser.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { signOut } from '../../features/session/sessionThunks.ts';
import { isRemembered } from '../../features/session/token.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function SignOutCard() {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const handleSignOut = async () => {
    setBusy(true);
    await navigate('/');
    await dispatch(signOut());
    showToast('success', t`You are signed out. See you soon!`);
  };
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl text-link">
        <Trans>This browser</Trans>
      </h2>
      <p>
        {isRemembered()
          ? t`You stay signed in on this device until you sign out.`
          : t`You are signed in until you close this browser tab.`}
      </p>
      <Button variant="danger" busy={busy} onClick={() => void handleSignOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </Card>
  );
}
