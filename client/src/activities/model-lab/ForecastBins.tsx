// Asks the companion how much will be left of a lunch that it never saw; then the cook's note says how it was.
import { predict } from '@lanternwise/shared/learning/decisionTree';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import type { SkillUseProps } from '../host/skill.ts';
import kitStyles from '../kit/layout.module.css';
import { type BinSkill, testOf, unseenLunch } from './binSkill.ts';
import { valueLabel } from './stageProps.ts';

export function ForecastBins({ model, turn, perform }: SkillUseProps<BinSkill>) {
  const { t } = useLingui();
  const { lab, experiment, kept } = model;
  const lunch = unseenLunch(model, turn);
  if (!lunch) return null;
  const known = lab.columns.filter(({ id, role }) => role === 'useful' && lunch.values[id] !== undefined);
  const { yes, no } = lab.target;
  const ask = () => {
    const said = predict(experiment[kept].tree, lunch.values);
    const { right, of } = testOf(model);
    const [saidWord, truth] = [said ? yes : no, lunch.label ? yes : no];
    const isRight = said === lunch.label;
    perform([
      { act: 'pose', pose: 'think', seconds: 1.2 },
      { act: 'say', line: t`I think: ${saidWord}. I was right on ${right} of ${of} days I never saw.`, mood: 'glow' },
      isRight
        ? { people: [t`The cook’s note says: ${truth}. Well guessed, Wick!`], mood: 'glad' }
        : { people: [t`The cook’s note says: ${truth}. Never mind, Wick!`], mood: 'gentle' },
      { act: 'pose', pose: isRight ? 'proud' : 'wrong', seconds: 2 },
    ]);
  };
  return (
    <>
      <p className={kitStyles.note}>
        <Trans>A lunch that Wick never saw:</Trans>
      </p>
      <ul className={kitStyles.card}>
        {known.map((column) => {
          const value = valueLabel(column, lunch.values[column.id] ?? '');
          return (
            <li key={column.id}>
              {column.label}: <strong>{column.unit ? `${value} ${column.unit}` : value}</strong>
            </li>
          );
        })}
      </ul>
      <Button data-first-focus="" data-control="ask-bins" onClick={ask}>
        <Trans>How full will the bins be?</Trans>
      </Button>
    </>
  );
}
