// The start page's first buttons for members: the demo unless their class has closed it, and the realm they played last.
import { DEMO_PLACE, playAccess } from '@lanternwise/shared/access/playAccess';
import { resumedRealm } from '@lanternwise/shared/courses/progress';
import { Trans } from '@lingui/react/macro';
import { useLearnerProgress } from '../../../features/coursesApi.ts';
import { PrefetchLink } from '../../../features/realm/PrefetchLink.tsx';
import { realmCard } from '../../../features/realm/realms.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { DemoLink } from './DemoLink.tsx';

export function MemberLinks() {
  const { standing } = useLearnerProgress();
  const resumed = resumedRealm(standing);
  const title = resumed ? realmCard(resumed.progress.realm).title : '';
  return (
    <>
      {playAccess(DEMO_PLACE, standing).state === 'open' && <DemoLink />}
      {resumed && (
        <PrefetchLink to={resumed.path} whenQuiet className={buttonClass({ size: 'large' })}>
          <Trans>Continue: {title}</Trans>
        </PrefetchLink>
      )}
    </>
  );
}
