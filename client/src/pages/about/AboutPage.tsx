// The page about us: who we are, our mission, the reviews, the team of realm guides, and the way to start.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import park from '../../../../assets/ui/about/park.webp?url';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LazySection } from '../home/LazySection.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Mission } from './Mission.tsx';

const MARGIN = '800px';
const Reviews = lazyPart(async () => (await import('../home/sections/Reviews.tsx')).Reviews);
const Team = lazyPart(async () => (await import('./Team.tsx')).Team);
const GetStarted = lazyPart(async () => (await import('../home/sections/GetStarted.tsx')).GetStarted);

export function AboutPage() {
  const { t } = useLingui();
  return (
    <>
      <section className="lw-page grid items-center gap-10 py-12 lg:grid-cols-2" aria-labelledby="who-title">
        <div className="grid justify-items-start gap-5">
          <PageHead title={t`About us`} heading={<Trans>ABOUT US</Trans>} />
          <h2 id="who-title" className="text-2xl text-link">
            <Trans>Who we are?</Trans>
          </h2>
          <p className="text-lg">
            <Trans>
              We make a world in which learners walk up to artificial intelligence and take it apart. Ten realms, each
              with one big idea, its own people and its own music. What learns there really learns; what follows rules
              says so.
            </Trans>
          </p>
          <p className="text-lg">
            <Trans>
              Every picture, melody and lesson was made for Lanternwise, by people who would rather see a child ask one
              more question than collect one more star. See{' '}
              <Link to="/gallery" className="lw-link">
                pictures of the game
              </Link>{' '}
              or what{' '}
              <Link to="/teacher/resources" className="lw-link">
                teachers get
              </Link>
              .
            </Trans>
          </p>
        </div>
        <img
          src={park}
          // The words beside it come first on a slow line.
          fetchPriority="low"
          alt={t`The gate of the park, hung with lanterns. Six children stand before it with a wizard, a robot, an owl and a talking tree.`}
          width={1120}
          height={700}
          className="lw-about-picture"
        />
      </section>
      <Mission />
      <LazySection id="reviews" Content={Reviews} margin={MARGIN} reserve="min-h-[609px]" />
      <LazySection id="team" Content={Team} margin={MARGIN} reserve="min-h-[4200px] sm:min-h-[1240px]" />
      <LazySection id="getStarted" Content={GetStarted} margin={MARGIN} reserve="min-h-[590px] md:min-h-[760px]" />
    </>
  );
}
