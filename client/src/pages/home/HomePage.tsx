// The start page: what Lanternwise is, how it works, where to begin.
import { useLingui } from '@lingui/react/macro';
import { usePage } from '../layout/usePage.ts';
import { Audiences } from './Audiences.tsx';
import { FirstRealm } from './FirstRealm.tsx';
import { GetStarted } from './GetStarted.tsx';
import { Hero } from './Hero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Joined } from './Joined.tsx';
import { Realms } from './Realms.tsx';

export function HomePage() {
  const { t } = useLingui();
  const heading = usePage(t`Lanternwise: Learn AI Through RPG Gaming | Educational Game`, true);
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
