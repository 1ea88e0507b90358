// Shown on the list to somebody who was sent away from the editor.
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { PlainPage } from '../layout/PlainPage.tsx';
import { usePage } from '../layout/usePage.ts';

export function AccessDenied() {
  const { t } = useLingui();
  const heading = usePage(t`Access Denied`);
  const navigate = useNavigate();
  return (
    <PlainPage title={t`Access Denied`} heading={heading}>
      <p role="alert">
        <Trans>You don't have permission to access this page.</Trans>
      </p>
      <Button className="justify-self-start" onClick={() => void navigate('/blogs', { replace: true, state: null })}>
        <Trans>Back to Blogs</Trans>
      </Button>
    </PlainPage>
  );
}
