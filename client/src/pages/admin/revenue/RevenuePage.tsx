// Shows which plans run, what checkouts brought in each month, and every subscription.

import { PAID_SUBSCRIPTION_STATES } from '@lanternwise/shared/constants/plans';
import type { AdminRevenueReply } from '@lanternwise/shared/contracts/admin-overview';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { overviewApi } from '../../../features/admin/overviewApi.ts';
import { formatDate, formatNumber, formatPrice } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ListSelect } from '../../layout/ListControls.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminList, ListRow } from '../AdminList.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { PLAN_STATE_LABELS, planLabel } from '../users/userLabels.ts';

export function RevenuePage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const state = PAID_SUBSCRIPTION_STATES.find((known) => known === listParams.get('state'));
  const revenue = overviewApi.useAdminRevenueQuery({ page: listParams.page, ...(state && { state }) });
  return (
    <AdminPage
      title={t`Plans and revenue`}
      intro={t`Prices are set under Settings. What was paid in the sandbox is no money.`}
    >
      <QueryResult query={revenue}>
        {(report) => (
          <>
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <RunningPlans running={report.running} />
              <Months months={report.months} currency={report.currency} />
            </div>
            <section className="grid gap-4">
              <div className="flex flex-wrap items-end gap-4">
                <h2 className="mr-auto text-2xl text-link">
                  <Trans>Subscriptions</Trans>
                </h2>
                <ListSelect
                  name="state"
                  label={t`State`}
                  all={t`All states`}
                  values={PAID_SUBSCRIPTION_STATES}
                  labelOf={(value) => t(PLAN_STATE_LABELS[value])}
                />
              </div>
              <AdminList label={t`subscriptions`} list={report} empty={<Trans>No subscriptions here.</Trans>}>
                {() => <SubscriptionRows report={report} />}
              </AdminList>
            </section>
          </>
        )}
      </QueryResult>
    </AdminPage>
  );
}

function RunningPlans({ running }: Pick<AdminRevenueReply, 'running'>) {
  return (
    <Card className="grid gap-3" title={<Trans>Plans that run now</Trans>}>
      {running.length === 0 && (
        <p className="text-muted">
          <Trans>No account has a plan.</Trans>
        </p>
      )}
      <ul className="grid gap-1">
        {running.map(({ plan, accounts }) => (
          <li key={plan} className="flex justify-between gap-3">
            <span>{planLabel(plan)}</span>
            <strong>{formatNumber(accounts)}</strong>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <Trans>Accounts with a plan, bought or granted by an Admin.</Trans>
      </p>
    </Card>
  );
}

function Months({ months, currency }: Pick<AdminRevenueReply, 'months' | 'currency'>) {
  return (
    <Card className="grid gap-3" title={<Trans>Paid at checkout, by month</Trans>}>
      {months.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing was paid yet.</Trans>
        </p>
      )}
      <ul className="grid gap-1">
        {months.map(({ month, provider, checkouts, amount }) => (
          <li key={`${month}-${provider}`} className="flex flex-wrap items-baseline gap-x-3">
            <span>{month}</span>
            {provider === 'sandbox' && (
              <Badge>
                <Trans>Sandbox</Trans>
              </Badge>
            )}
            <span className="text-muted">
              <Plural value={checkouts} one="# payment" other="# payments" />
            </span>
            <strong className="ml-auto">{formatPrice(amount, currency)}</strong>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        <Trans>Renewals are not in these sums: Stripe's own pages show them.</Trans>
      </p>
    </Card>
  );
}

function SubscriptionRows({ report: { items, currency } }: { report: AdminRevenueReply }) {
  const { t } = useLingui();
  return (
    <ul className="grid gap-2">
      {items.map(({ id, user, plan, provider, status, amount, createdAt, endsAt }) => {
        const [from, until] = [formatDate(createdAt, 'medium'), formatDate(endsAt, 'medium')];
        return (
          <ListRow key={id} columns="lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)_8rem_9rem_14rem]">
            <Link to={`/admin/users/${user.id}`} className="lw-link min-w-0 py-1 font-bold break-words">
              {user.username}
            </Link>
            <span>{planLabel(plan)}</span>
            <span>
              {formatPrice(amount, currency)}
              {provider === 'sandbox' && (
                <span className="block text-sm text-muted">
                  <Trans>Sandbox</Trans>
                </span>
              )}
            </span>
            <span>
              <Badge colour={status === 'active' ? 'ok' : status === 'past-due' ? 'error' : 'plain'}>
                {t(PLAN_STATE_LABELS[status])}
              </Badge>
            </span>
            <span className="text-sm text-muted">
              <Trans>
                {from} to {until}
              </Trans>
            </span>
          </ListRow>
        );
      })}
    </ul>
  );
}
