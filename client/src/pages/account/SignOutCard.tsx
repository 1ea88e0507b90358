// Ending the session in this browser.
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { signOut } from '../../features/session/session.ts';
import { isRemembered } from '../../features/session/token.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function SignOutCard() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await navigate('/');
    await dispatch(signOut());
    showToast('success', 'You are signed out. See you soon!');
  };
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl text-link">This browser</h2>
      <p>
        {isRemembered()
          ? 'You stay signed in on this computer until you sign out.'
          : 'You are signed in until you close this browser tab.'}
      </p>
      <Button variant="danger" busy={busy} onClick={() => void leave()}>
        Sign out
      </Button>
    </Card>
  );
}
