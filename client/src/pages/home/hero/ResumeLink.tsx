// The start page's button for members that resumes the realm they played last.
import { resumedRealm } from '@lanternwise/shared/courses/progress';
import { Trans } from '@lingui/react/macro';
import { useLearnerProgress } from '../../../features/coursesApi.ts';
import { PrefetchLink } from '../../../features/realm/PrefetchLink.tsx';
import { realmCard } from '../../../features/realm/realms.ts';
import { buttonClass } from '../../../ui/Button.tsx';

export function ResumeLink() {
  const { standing } = useLearnerProgress();
  const resumed = resumedRealm(standing);
  if (!resumed) return null;
  const { title } = realmCard(resumed.progress.realm);
  return (
    <PrefetchLink to={resumed.path} whenQuiet className={buttonClass({ size: 'large' })}>
      <Trans>Continue: {title}</Trans>
    </PrefetchLink>
  );
}
