// The top section of the start page: the claim, the buttons to start, and the film of our world on a screen among the lanterns.
import { Trans } from '@lingui/react/macro';
import { type RefObject, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { readToken } from '../../../features/session/token.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { DemoLink } from './DemoLink.tsx';
import { IntroFilm } from './IntroFilm.tsx';

const MemberLinks = lazyPart(async () => (await import('./MemberLinks.tsx')).MemberLinks);

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
            <FirstButtons />
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

/** Members also continue where they were; a visitor's first page does without the scripts of progress. */
function FirstButtons() {
  if (useSession().user === null) return <DemoLink />;
  return (
    <Suspense fallback={<DemoLink />}>
      <MemberLinks />
    </Suspense>
  );
}

/** The target of 'Get Started' (site.txt). Until the server has answered, a person with a token counts as signed in, so that the link is right as soon as it can be pressed. */
function useStartPath(): string {
  const { status } = useSession();
  const isHydrated = useHydrated();
  const isSignedIn = status === 'signed-in' || (status === 'unknown' && isHydrated && readToken() !== undefined);
  return isSignedIn ? '/Grassroot/learning-adventures' : '/pricing';
}
