// The top of the start page: one promise, two ways to begin, and the park's gate with everybody in front of it.
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { useStartPath } from './useStartPath.ts';

const PICTURE =
  'The gate of the park, hung with lanterns. Six children stand before it with a wizard, a robot, an owl and a talking tree; behind it turn a carousel and a big wheel.';

export function Hero({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="lw-hero" aria-labelledby="hero-title">
      <div className="lw-hero-picture" role="img" aria-label={PICTURE} />
      <div className="lw-page lw-hero-words">
        <h1 id="hero-title" ref={heading} tabIndex={-1} className="lw-hero-title">
          Step up into the future of AI
        </h1>
        <p className="max-w-md text-lg">
          A magical journey through artificial intelligence. Walk through lantern-lit realms, talk to their guides, and
          train machines that really learn.
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
    </section>
  );
}
