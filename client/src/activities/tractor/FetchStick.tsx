// Throws a stick for the companion, which fetches it by the program of a field, or does what the program says without it.
import { countBlocks } from '@lanternwise/shared/activities/tractor/program';
import { writePython } from '@lanternwise/shared/activities/tractor/python';
import { spotAt } from '@lanternwise/shared/maps/ground';
import { t as translate } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import type { SkillStep, SkillUseProps } from '../host/skill.ts';
import { askGround } from '../kit/askGround.ts';
import kitStyles from '../kit/layout.module.css';
import styles from './FetchStick.module.css';
import { type FetchRun, runFetch, throwStick } from './fetchRun.ts';
import { PythonLines } from './PythonLines.tsx';
import type { FetchSkill } from './skill.ts';

export function FetchStick({ model, turn, perform }: SkillUseProps<FetchSkill>) {
  const world = useWorld();
  const [isCramped, setCramped] = useState(false);
  const { program, isOwn, field } = model;
  const blocks = countBlocks(program);
  const throwIt = () => {
    const ground = askGround(world);
    const thrown = ground && throwStick(ground, turn);
    const spot = thrown && spotAt(ground, thrown.stick);
    setCramped(!spot);
    if (!spot) return;
    const run = runFetch(program, ground, thrown);
    const to = { x: spot.x, y: spot.y };
    perform([{ act: 'throw', to }, { act: 'walk', steps: run.steps }, ...endingOf(run, isOwn)]);
  };
  return (
    <div className={kitStyles.stack}>
      <p className={styles.program}>
        <strong>{field}</strong>
        <span className={kitStyles.note}>
          <Plural value={blocks} one="# block" other="# blocks" />
        </span>
      </p>
      <PythonLines program={program} lit={undefined} />
      <Meanings
        text={writePython(program)
          .map((line) => line.text)
          .join('\n')}
      />
      <Button data-first-focus="" data-control="throw-stick" onClick={throwIt}>
        <Trans>Throw the stick</Trans>
      </Button>
      <p role="status" className={kitStyles.status}>
        {isCramped && <Trans>There is no room to throw here. Walk on a little.</Trans>}
      </p>
    </div>
  );
}

/** What the words of the program mean where there is no field; only those that it uses. */
function Meanings({ text }: { text: string }) {
  const { t } = useLingui();
  const meanings = [
    { code: 'plough()', means: t`a hop` },
    { code: 'plant()', means: t`a hop` },
    { code: 'stone_ahead()', means: t`something is in the way` },
    { code: 'water_ahead()', means: t`the stick is just ahead` },
    { code: 'crop_ahead()', means: t`never: nothing grows here` },
  ].filter(({ code }) => text.includes(code));
  if (meanings.length === 0) return null;
  return (
    <div>
      <p className={kitStyles.note}>
        <Trans>There is no field here. For Wick, this means:</Trans>
      </p>
      <ul className={styles.meanings}>
        {meanings.map(({ code, means }) => (
          <li key={code}>
            <code translate="no">{code}</code> {means}
          </li>
        ))}
      </ul>
    </div>
  );
}

function endingOf({ end, moves }: FetchRun, isOwn: boolean): SkillStep[] {
  if (end === 'brought')
    return [
      { act: 'pose', pose: 'proud', seconds: 0.8 },
      { act: 'come' },
      {
        act: 'say',
        line: isOwn ? translate`Your stick. I did what you wrote.` : translate`Your stick. I did what the sample says.`,
        mood: 'proud',
      },
      { people: [translate`It brought the stick. Well done, Wick!`], mood: 'glad' },
    ];
  const steps: SkillStep[] = [{ act: 'come' }, { act: 'say', line: excuse(end, moves, isOwn) }];
  const kindly =
    end === 'bumped'
      ? translate`Oh, Wick! You did every step as it was written.`
      : translate`Never mind, Wick. You did every step as it was written.`;
  // After a bump it has stood there with a long face already.
  return [
    ...(end === 'bumped' ? [] : [{ act: 'pose', pose: 'wrong', seconds: 1 } as const]),
    ...steps,
    { people: [kindly], mood: 'gentle' },
  ];
}

function excuse(end: FetchRun['end'], moves: number, isOwn: boolean): string {
  if (end === 'endless')
    return translate`I walked ${moves} steps and the program did not end. The stick is over there.`;
  if (end === 'far') return translate`I walked on until I could hardly see you. The stick is over there.`;
  if (!isOwn) return translate`I did what the sample says. The stick is over there.`;
  if (end === 'bumped') return translate`I did what you wrote, and something was in my way. The stick is over there.`;
  return translate`I did what you wrote. The stick is over there.`;
}
