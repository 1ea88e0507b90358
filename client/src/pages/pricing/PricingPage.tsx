// The plans, and how a school gets access while nothing is sold online.
import { Link } from 'react-router-dom';
import { useSession } from '../../features/session/useSession.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { usePage } from '../layout/usePage.ts';
import { PLANS, type Plan } from './plans.ts';

export function PricingPage() {
  const heading = usePage('Plans');
  return (
    <div className="lw-page grid gap-10 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          Plans
        </h1>
        <p className="max-w-2xl text-lg text-muted">
          Try the demo for as long as you like. The full adventure opens with a plan or through your school.
        </p>
      </div>
      <ul className="grid gap-7 md:grid-cols-2 xl:grid-cols-4">
        {PLANS.map((plan) => (
          <li key={plan.name} className="flex">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <Access />
    </div>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl text-link">{plan.name}</h2>
        <Badge colour={plan.free ? 'ok' : 'violet'}>{plan.free ? 'Free' : plan.term}</Badge>
      </div>
      <p className="font-bold">{plan.promise}</p>
      <ul className="lw-lights grid flex-1 content-start gap-2">
        {plan.contains.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {plan.free && (
        <Link to="/demo" className={buttonClass({ wide: true }, 'mt-2')}>
          Start free trial
        </Link>
      )}
    </Card>
  );
}

/** No checkout is pretended: what is true today, and what to do. */
function Access() {
  const { user } = useSession();
  return (
    <Panel aria-labelledby="access-title" className="grid gap-4">
      <h2 id="access-title" className="text-xl text-game-title">
        How to get access today
      </h2>
      <p>
        You cannot pay online yet. Schools and pilot classes get access from the person who runs this site, usually a
        teacher or the school's IT desk.
      </p>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>{user ? `Your user name is ${user.username}.` : 'Make a free account and remember your user name.'}</li>
        <li>Give that user name to your teacher, or ask them to write to the person who runs this site.</li>
        <li>They switch on a Pilot place or a Learner plan. You only have to load this page again: no new password.</li>
      </ol>
      {user ? (
        <p className="font-bold">
          {user.canOpenProtected
            ? 'Your account already opens every realm.'
            : 'Your account has no plan at the moment.'}
        </p>
      ) : (
        <div className="flex flex-wrap gap-4">
          <Link to="/register" className={buttonClass({ variant: 'secondary' })}>
            Make an account
          </Link>
          <Link to="/sign-in?returnUrl=%2Fpricing" className={buttonClass({ variant: 'quiet' })}>
            Sign in
          </Link>
        </div>
      )}
      <p className="text-muted">
        Running this site yourself? The README explains the command that gives a role or a plan to a user name.
      </p>
    </Panel>
  );
}
