// Has the companion lead to a place of the realm by one of the three searches, and say how much it looked at for that.
import { SEARCH_METHODS, type SearchMethod } from '@lanternwise/shared/learning/search/searchGrid';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Select } from '../../ui/Select.tsx';
import type { SkillUseProps } from '../host/skill.ts';
import { askGround } from '../kit/askGround.ts';
import kitStyles from '../kit/layout.module.css';
import { METHOD_NAMES } from './methodNames.ts';
import { searchWay } from './searchWay.ts';
import type { WaySkill } from './skill.ts';

export function LeadTheWay({ here, perform }: SkillUseProps<WaySkill>) {
  const { t } = useLingui();
  const world = useWorld();
  const [to, setTo] = useState('');
  const [method, setMethod] = useState<SearchMethod>('breadth-first');
  const [isLost, setLost] = useState(false);
  const place = here.places.find(({ id }) => id === to);
  const lead = () => {
    const ground = askGround(world);
    const found = place && ground && searchWay(ground, place, method);
    setLost(!found);
    if (!found) return;
    const { looked, steps, way, visited } = found;
    if (steps === 0) {
      perform([{ act: 'say', line: t`We are there already.`, mood: 'glow' }]);
      return;
    }
    perform([
      { act: 'pose', pose: 'think', seconds: 1 },
      { act: 'say', line: t`I looked at ${looked} cells. The way has ${steps} steps. Come!`, mood: 'glow' },
      { act: 'lead', way, visited },
      { act: 'say', line: t`Here we are.`, mood: 'proud' },
    ]);
  };
  return (
    <div className={kitStyles.stack}>
      <Field label={t`Where to?`}>
        {(control) => (
          <Select
            {...control}
            data-first-focus=""
            value={to}
            placeholder={t`Choose a place`}
            options={here.places.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setTo}
          />
        )}
      </Field>
      <RadioGroup<SearchMethod>
        legend={t`By which search?`}
        value={method}
        options={SEARCH_METHODS.map((value) => ({ value, label: t(METHOD_NAMES[value]) }))}
        onChange={setMethod}
      />
      <Button data-control="lead-way" disabled={!place} onClick={lead}>
        <Trans>Show me the way</Trans>
      </Button>
      <p role="status" className={kitStyles.status}>
        {isLost && <Trans>I cannot find a way there.</Trans>}
      </p>
    </div>
  );
}
