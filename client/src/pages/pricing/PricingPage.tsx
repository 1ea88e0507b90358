// The pricing page: all plans, the user's own plan, and the form for a code.
import { LISTED_MAPS } from '@lanternwise/shared/constants/realms';
import type { PlansReply, Subscription } from '@lanternwise/shared/contracts/subscriptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { realmCard } from '../../features/realm/realms.ts';
import { useSession } from '../../features/session/useSession.ts';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { formatList } from '../../i18n/format.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Page } from '../layout/PageHead.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PLANS, type Plan } from './plans.ts';
import { RedeemForm } from './RedeemForm.tsx';

// Members only: a visitor's page does without them and the dialogs that they bring.
const AskYourTeacher = lazyPart(async () => (await import('./AskYourTeacher.tsx')).AskYourTeacher);
const ChosenPlan = lazyPart(async () => (await import('./ChosenPlan.tsx')).ChosenPlan);
const OpenClasses = lazyPart(async () => (await import('./OpenClasses.tsx')).OpenClasses);
const OwnPlan = lazyPart(async () => (await import('./OwnPlan.tsx')).OwnPlan);

export function PricingPage() {
  const { user } = useSession();
  // Schools promise that children are sold nothing.
  return user?.isClassAccount ? <AskYourTeacher isOpen={user.canOpenProtected} /> : <Plans />;
}

function Plans() {
  const { t } = useLingui();
  const { user } = useSession();
  const { data, error } = subscriptionsApi.usePlansQuery();
  const running = useRunningPlan(data?.provider);
  return (
    <Page
      title={t`Plans`}
      lead={
        <Trans>
          Try the demo for as long as you like. The full adventure opens with a plan or through your school.
        </Trans>
      }
      below={
        <>
          {data?.isSiteOpen && (
            <p className="max-w-2xl font-bold text-ok">
              <Trans>This site is open to everyone: you can play every realm that is built without a plan.</Trans>
            </p>
          )}
          <OpenedRealms />
          {error && (
            <ErrorText>
              <Trans>The prices cannot be shown right now. Please reload the page.</Trans>
            </ErrorText>
          )}
        </>
      }
      className="gap-10 py-10"
    >
      <Suspense>{data && user && <ChosenPlan plans={data} running={running} />}</Suspense>
      <ul className="grid gap-7 md:grid-cols-2 xl:grid-cols-4">
        {PLANS.filter((plan) => isOffered(plan, data?.plans)).map((plan) => (
          <li key={plan.name.id} className="flex">
            <PlanCard
              plan={plan}
              offers={error ? [] : data?.plans}
              currency={data?.currency ?? 'INR'}
              running={running}
            />
          </li>
        ))}
      </ul>
      {data?.provider === 'sandbox' && (
        <p className="font-bold">
          <Trans>This site takes no money: its checkout is a sandbox for testing.</Trans>
        </p>
      )}
      <Suspense fallback={null}>{user && <OpenClasses />}</Suspense>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Suspense fallback={null}>
          {user ? <OwnPlan user={user} provider={data?.provider} /> : <WhoPaysPanel />}
        </Suspense>
        <RedeemForm />
      </div>
    </Page>
  );
}

/** The signed-in user's plan, if it runs and can be exchanged at the site's payment service. */
function useRunningPlan(provider: PlansReply['provider'] | undefined): Subscription | undefined {
  const { status } = useSession();
  const { data } = subscriptionsApi.useOwnSubscriptionQuery(undefined, { skip: status !== 'signed-in' });
  const isRunning = data?.status === 'active' || data?.status === 'cancelled';
  return data && isRunning && data.provider === provider ? data : undefined;
}

/** What a plan opens. */
function OpenedRealms() {
  const titles = formatList(LISTED_MAPS.filter((realm) => realm !== 'demo').map((realm) => realmCard(realm).title));
  return (
    <p className="max-w-2xl">
      <Trans>Complete today: {titles}.</Trans>
    </p>
  );
}

/** A plan that an Admin disabled is hidden; the free plan is always shown. */
function isOffered({ variants }: Plan, offers: PlansReply['plans'] | undefined): boolean {
  return (
    variants.length === 0 || offers === undefined || variants.some(({ id }) => offers.some((offer) => offer.id === id))
  );
}

function WhoPaysPanel() {
  return (
    <Panel title={<Trans>Who pays?</Trans>} className="grid gap-4">
      <p>
        <Trans>
          An adult. If you are under 18, show this page to a parent or a teacher and choose together. You can cancel a
          plan at any time; it then runs until the end of the period.
        </Trans>
      </p>
    </Panel>
  );
}
