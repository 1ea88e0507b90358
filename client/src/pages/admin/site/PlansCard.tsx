// Edits which plans are offered and their prices.

import type { PlanSetting } from '@lanternwise/shared/contracts/admin-site';
import { Trans, useLingui } from '@lingui/react/macro';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { useForm } from '../../../features/useForm.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { planLabel } from '../users/userLabels.ts';
import { parseAmount } from './price.ts';

export function PlansCard({ plans, currency }: { plans: readonly PlanSetting[]; currency: string }) {
  const { t } = useLingui();
  const [save] = siteApi.useSetPlansMutation();
  const form = useForm({
    initial: { plans: plans.map((plan) => ({ ...plan, price: String(plan.amount / 100) })) },
    schema: () => import('@lanternwise/shared/contracts/admin-site').then((contracts) => contracts.setPlans.body),
    body: (values) => ({
      plans: values.plans.map(({ id, price, shown }) => ({ id, shown, amount: parseAmount(price) })),
    }),
    check: (values) =>
      values.plans.some(({ price }) => Number.isNaN(parseAmount(price)))
        ? { plans: t`Please enter every price as a number, for example 299 or 299.50.` }
        : {},
    async send(body) {
      await save(body).unwrap();
      showToast('success', t`Plans saved.`);
    },
    failureAt: 'plans',
  });
  const error = form.problems.plans;
  const change = (changed: string, part: { price?: string; shown?: boolean }) =>
    form.change({ plans: form.values.plans.map((plan) => (plan.id === changed ? { ...plan, ...part } : plan)) });

  return (
    <Card className="grid gap-5" title={<Trans>Plans</Trans>}>
      <form className="grid gap-5" noValidate onSubmit={form.submit}>
        {form.values.plans.map(({ id, price, shown, usual }) => {
          const usualPrice = formatPrice(usual, currency);
          return (
            <fieldset key={id} className="grid gap-2">
              <legend className="font-bold">{planLabel(id)}</legend>
              <TextField
                label={t`Price in ${currency}`}
                hint={t`Default: ${usualPrice}`}
                error={error && Number.isNaN(parseAmount(price)) ? t`This is not a valid price.` : undefined}
                inputMode="decimal"
                value={price}
                onChange={(text) => change(id, { price: text })}
              />
              <Switch label={t`Offered`} checked={shown} onChange={(isShown) => change(id, { shown: isShown })} />
            </fieldset>
          );
        })}
        <ErrorText>{error}</ErrorText>
        <Button type="submit" busy={form.busy}>
          <Trans>Save plans</Trans>
        </Button>
      </form>
    </Card>
  );
}
