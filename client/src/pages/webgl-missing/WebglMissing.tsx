// Shown instead of a realm where the browser cannot draw it (no WebGL): what is wrong and what helps.
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePage } from '../layout/usePage.ts';

export function WebglMissing() {
  const heading = usePage('The realm cannot be drawn');
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center p-6">
      <Panel className="grid max-w-xl gap-4">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          This browser cannot draw the realm
        </h1>
        <p>
          The game needs WebGL, the part of a browser that paints moving pictures. Here it is missing or switched off.
        </p>
        <ul className="grid list-disc gap-2 pl-6">
          <li>Use an up-to-date Chrome, Edge, Firefox or Safari.</li>
          <li>In the browser's settings, switch on "Use graphics acceleration", then start the browser again.</li>
          <li>On a school computer, show this page to your teacher: WebGL may be blocked for everyone.</li>
        </ul>
        <p className="text-muted">Nothing is lost: your progress waits for you.</p>
        <Button wide onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Link to="/" className={buttonClass({ variant: 'quiet', wide: true })}>
          Back to the start
        </Link>
      </Panel>
    </main>
  );
}
