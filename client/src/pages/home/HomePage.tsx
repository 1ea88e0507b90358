// The start page, composed of its sections.
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../layout/usePage.ts';
import { Audiences } from './Audiences.tsx';
import { FirstRealm } from './FirstRealm.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { JoinedBanner } from './JoinedBanner.tsx';
import { RealmList } from './RealmList.tsx';

export function HomePage() {
  const { t } = useLingui();
  const heading = usePage(t`Lanternwise: Learn AI Through RPG Gaming | Educational Game`, true);
  return (
    <>
      <JoinedBanner />
      <Hero heading={heading} />
      <div className="lw-page grid gap-20 py-16">
        <HowItWorks />
        <FirstRealm />
        <RealmList />
        <Audiences />
        <GetStarted />
      </div>
    </>
  );
}
