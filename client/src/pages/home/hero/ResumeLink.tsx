// The first button of the start page for members: resumes the realm last played, or starts the demo unless their class has closed it.
import { DEMO_PLACE, playAccess } from '@lanternwise/shared/access/playAccess';
import { resumedRealm } from '@lanternwise/shared/courses/progress';
import { Trans } from '@lingui/react/macro';
import { useLearnerProgress } from '../../../features/coursesApi.ts';
import { PrefetchLink } from '../../../features/realm/PrefetchLink.tsx';
import { realmCard } from '../../../features/realm/realms.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { DemoLink } from './DemoLink.tsx';

export function ResumeLink() {
  const { standing } = useLearnerProgress();
  const resumed = resumedRealm(standing);
  if (!resumed) return playAccess(DEMO_PLACE, standing).state === 'open' ? <DemoLink /> : null;
  const { title } = realmCard(resumed.progress.realm);
  return (
    <PrefetchLink to={resumed.path} whenQuiet className={buttonClass({ size: 'large' })}>
      <Trans>Continue: {title}</Trans>
    </PrefetchLink>
  );
}
