// Signs out in this browser.
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { isRemembered } from '../../features/session/token.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useSignOut } from '../layout/useSignOut.tsx';

export function SignOutCard() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { isBusy, begin, question } = useSignOut({
    before: () => navigate('/'),
    after: () => showToast('success', t`You are signed out. See you soon!`),
  });
  return (
    <Card title={<Trans>This browser</Trans>} className="grid justify-items-start gap-3">
      <p>
        {isRemembered()
          ? t`You stay signed in on this device until you sign out.`
          : t`You are signed in until you close this browser tab.`}
      </p>
      <Button variant="danger" busy={isBusy} onClick={() => void begin()}>
        <Trans>Sign out</Trans>
      </Button>
      {question}
    </Card>
  );
}
