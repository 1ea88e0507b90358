// The top section of the start page: the claim, the buttons to start, and the film of our world on a screen among the lanterns.
import { DEMO_PLACE, playAccess } from '@lanternwise/shared/access/playAccess';
import { resumedRealm } from '@lanternwise/shared/courses/progress';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useLearnerProgress } from '../../../features/coursesApi.ts';
import { PrefetchLink } from '../../../features/realm/PrefetchLink.tsx';
import { realmCard } from '../../../features/realm/realms.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { useStartPath } from '../useStartPath.ts';
import { IntroFilm } from './IntroFilm.tsx';

export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section id="hero" className="lw-hero" aria-labelledby="hero-title">
      <div className="lw-page lw-hero-grid">
        <div className="lw-hero-words">
          <h1 id="hero-title" ref={heading} tabIndex={-1} className="lw-hero-title">
            <Trans>Step up into the future of AI</Trans>
          </h1>
          <p className="max-w-md text-lg">
            <Trans>
              A magical journey through artificial intelligence. Walk through lantern-lit realms, talk to their guides,
              and train machines that really learn.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-5">
            <FirstButton />
            <Link to={useStartPath()} className={buttonClass({ size: 'large', variant: 'secondary' })}>
              <Trans>Get Started</Trans>
            </Link>
          </div>
        </div>
        <IntroFilm />
      </div>
    </section>
  );
}

/** Resumes the realm last played; everybody else starts with the demo, unless their class has closed it. */
function FirstButton() {
  const { standing } = useLearnerProgress();
  const resumed = resumedRealm(standing);
  if (!resumed && playAccess(DEMO_PLACE, standing).state !== 'open') return null;
  if (!resumed)
    return (
      <PrefetchLink to="/demo" whenQuiet className={buttonClass({ size: 'large' })}>
        <Trans>Start free trial</Trans>
      </PrefetchLink>
    );
  const { title } = realmCard(resumed.progress.realm);
  return (
    <PrefetchLink to={resumed.path} whenQuiet className={buttonClass({ size: 'large' })}>
      <Trans>Continue: {title}</Trans>
    </PrefetchLink>
  );
}
