// Lets a parent who gave consent correct the child's age, which the child alone can only lower.
import type { AgeBand } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AGE_LABELS, ageOptions } from '../../ui/ageLabels.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Select.tsx';
import type { FamilyDecisionsProps } from './FamilyDecisions.tsx';

export function AgeCorrection({
  consent,
  decide,
  pending,
}: Pick<FamilyDecisionsProps, 'consent' | 'decide' | 'pending'>) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<AgeBand>();
  const { username } = consent;
  const age = t(AGE_LABELS[consent.ageBand]);
  const ageBand = chosen ?? consent.ageBand;
  return (
    <section className="grid gap-3">
      <h2 className="text-lg text-link">
        <Trans>Age</Trans>
      </h2>
      <p>
        <Trans>
          {username} counts as {age}. Only a parent can make a child older here.
        </Trans>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`Correct age`}
          value={ageBand}
          options={ageOptions(t)}
          onChange={(next) => setChosen(next)}
        />
        <Button
          variant="secondary"
          disabled={ageBand === consent.ageBand}
          busy={pending !== undefined && 'ageBand' in pending}
          onClick={() => decide({ ageBand })}
        >
          <Trans>Save the age</Trans>
        </Button>
      </div>
    </section>
  );
}
