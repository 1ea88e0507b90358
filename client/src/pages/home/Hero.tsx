// The top of the start page: one promise, two ways to begin, and the people one can be.
import { AVATAR_NAMES, AVATARS } from '@lanternwise/shared/constants/people';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { LanternScene } from './LanternScene.tsx';
import { useStartPath } from './useStartPath.ts';

export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="lw-hero" aria-labelledby="hero-title">
      <LanternScene />
      <div className="lw-page relative flex items-center py-10 min-[1100px]:min-h-[min(760px,82vh)] min-[1100px]:py-14">
        <div className="grid max-w-xl gap-6">
          <h1 id="hero-title" ref={heading} tabIndex={-1} className="lw-hero-title text-3xl">
            Step up into the future of AI
          </h1>
          <p className="max-w-md text-lg">
            A magical journey through artificial intelligence. Walk through lantern-lit realms, talk to their guides,
            and train machines that really learn.
          </p>
          <div className="flex flex-wrap gap-5">
            <Link to="/demo" className={buttonClass({ size: 'large' })}>
              Start free trial
            </Link>
            <Link to={useStartPath()} className={buttonClass({ size: 'large', variant: 'secondary' })}>
              Get Started
            </Link>
          </div>
          <ul className="mt-2 flex flex-wrap gap-1.5 sm:gap-3" aria-label="Six heroes to choose from">
            {AVATARS.map((avatar) => (
              <li key={avatar}>
                <Portrait who={avatar} name={AVATAR_NAMES[avatar]} size={54} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
