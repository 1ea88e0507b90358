// Edits which plans are offered and their prices.

import type { PlanSetting } from '@lanternwise/shared/contracts/admin-site';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSetPlansMutation } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { planLabel } from '../users/userLabels.ts';

interface PlanDraft {
  price: string;
  shown: boolean;
}

/** Parses "299" or "299.50" to the smallest currency unit; undefined for anything else. */
function parseAmount(price: string): number | undefined {
  return /^\d{1,7}(\.\d{1,2})?$/.test(price.trim()) ? Math.round(Number(price) * 100) : undefined;
}

export function PlansCard({ plans, currency }: { plans: readonly PlanSetting[]; currency: string }) {
  const { t } = useLingui();
  const [drafts, setDrafts] = useState<Record<string, PlanDraft>>(() =>
    Object.fromEntries(plans.map(({ id, amount, shown }) => [id, { price: String(amount / 100), shown }])),
  );
  const [error, setError] = useState<string>();
  const [save, { isLoading }] = useSetPlansMutation();
  const change = (id: string, changes: Partial<PlanDraft>) =>
    setDrafts((before) => ({ ...before, [id]: { price: '', shown: true, ...before[id], ...changes } }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const plansToSave = plans.map(({ id }) => ({
      id,
      amount: parseAmount(drafts[id]?.price ?? ''),
      shown: drafts[id]?.shown ?? true,
    }));
    const validPlans = plansToSave.flatMap(({ amount, ...rest }) =>
      amount === undefined ? [] : [{ ...rest, amount }],
    );
    if (validPlans.length < plansToSave.length) {
      setError(t`Please enter every price as a number, for example 299 or 299.50.`);
      return;
    }
    setError(undefined);
    try {
      await save({ plans: validPlans }).unwrap();
      showToast('success', t`Plans saved.`);
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };

  return (
    <Card>
      <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <h2 className="text-xl text-link">
          <Trans>Plans</Trans>
        </h2>
        {plans.map(({ id, usual }) => {
          const usualPrice = formatPrice(usual, currency);
          return (
            <fieldset key={id} className="grid gap-2">
              <legend className="font-bold">{planLabel(id)}</legend>
              <TextField
                label={t`Price in ${currency}`}
                hint={t`Default: ${usualPrice}`}
                error={
                  error && parseAmount(drafts[id]?.price ?? '') === undefined
                    ? t`This is not a valid price.`
                    : undefined
                }
                inputMode="decimal"
                value={drafts[id]?.price ?? ''}
                onChange={(price) => change(id, { price })}
              />
              <Switch
                label={t`Offered`}
                checked={drafts[id]?.shown ?? true}
                onChange={(shown) => change(id, { shown })}
              />
            </fieldset>
          );
        })}
        <ErrorText>{error}</ErrorText>
        <Button type="submit" busy={isLoading}>
          <Trans>Save plans</Trans>
        </Button>
      </form>
    </Card>
  );
}
