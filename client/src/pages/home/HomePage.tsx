// The start page: what Lanternwise is, how it works, where to begin.
import { SITE_TITLE } from '@lanternwise/shared/constants/product';
import { usePage } from '../layout/usePage.ts';
import { Audiences } from './Audiences.tsx';
import { FirstRealm } from './FirstRealm.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Joined } from './Joined.tsx';
import { Realms } from './Realms.tsx';

export function HomePage() {
  const heading = usePage(SITE_TITLE, true);
  return (
    <>
      <Joined />
      <Hero heading={heading} />
      <div className="lw-page grid gap-20 py-16">
        <HowItWorks />
        <FirstRealm />
        <Realms />
        <Audiences />
        <GetStarted />
      </div>
    </>
  );
}
