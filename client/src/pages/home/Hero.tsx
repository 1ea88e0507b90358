// The top of the start page: one promise, two ways to begin, and the people one can be.
import { AVATAR_NAMES, AVATARS } from '@lanternwise/shared/constants/people';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { LanternScene } from './LanternScene.tsx';
import { useStartPath } from './useStartPath.ts';

export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="lw-hero" aria-labelledby="hero-title">
      <LanternScene />
      <div className="lw-page relative flex items-center pt-10 pb-8 min-[1100px]:min-h-[min(780px,84vh)] min-[1100px]:pt-8 min-[1100px]:pb-36">
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
        </div>
      </div>
      <Heroes />
    </section>
  );
}

/** The six children one can be, standing on the lawn. */
function Heroes() {
  return (
    <div className="lw-page relative">
      <ul className="lw-heroes" aria-label="Six heroes to choose from">
        {AVATARS.map((avatar) => (
          <li key={avatar}>
            <img src={`/Avatars/${avatar}.png`} alt={AVATAR_NAMES[avatar]} width={128} height={128} decoding="async" />
          </li>
        ))}
      </ul>
    </div>
  );
}
