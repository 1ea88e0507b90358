// Says that a teacher is playing a preview, and leads back to the class.
import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import { useEffect } from 'react';
import { useSession } from '../features/session/useSession.ts';
import { isPreview, leavePreview } from '../lib/preview.ts';
import { Button } from '../ui/Button.tsx';

export const PreviewBanner = () => (isPreview ? <Banner /> : null);

function Banner() {
  const { t } = useLingui();
  const { status, user } = useSession();
  const isTeacher = user?.role === 'Teacher' || user?.role === 'Admin';
  // The next person who signs in in this tab plays for real.
  const isOver = status !== 'unknown' && !isTeacher;
  useEffect(() => {
    if (isOver) leavePreview();
  }, [isOver]);
  useEffect(() => {
    document.documentElement.dataset.preview = '';
  }, []);
  return (
    <section aria-label={t`Preview`} className="lw-preview-banner lw-no-print">
      <Eye aria-hidden="true" size={20} className="flex-none" />
      <span>
        <Trans>Preview: nothing you do is saved.</Trans>
      </span>
      <Button size="small" onClick={leavePreview}>
        <Trans>Back to the class</Trans>
      </Button>
    </section>
  );
}
