// Has the companion laugh or stay silent at a line; the learner says first what they would do, so that nothing sways them.
import type { NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { SkillStep, SkillUseProps } from '../host/skill.ts';
import { isSayable } from '../kit/isSayable.ts';
import kitStyles from '../kit/layout.module.css';
import { type LaughSkill, posterOf } from './laughSkill.ts';
import { hasWords, type Reaction, reactTo } from './reaction.ts';

const MAX_LINE = 160;
type Subject = 'heard' | 'poster' | 'own';

function reasonOf({ laughs, because: [first, second], isAnyKnown }: Reaction): string {
  if (first !== undefined && second !== undefined) return translate`Because of “${first}” and “${second}”.`;
  if (first !== undefined) return translate`Because of “${first}”.`;
  if (!isAnyKnown) return translate`I know none of these words.`;
  return laughs
    ? translate`No word in it is funny to me, but it reaches your threshold.`
    : translate`No word in it is dull to me, but it stays under your threshold.`;
}

function answerOf(laughs: boolean, wouldLaugh: boolean): SkillStep {
  if (laughs === wouldLaugh)
    return { people: [laughs ? translate`You both find it funny!` : translate`You both find it dull.`], mood: 'glad' };
  return {
    people: [
      laughs ? translate`That was no joke, Wick. Never mind!` : translate`That was a joke, Wick. Jokes are hard.`,
    ],
    mood: 'gentle',
  };
}

function stepsAt(meter: NaiveBayesModel, threshold: number, line: string, wouldLaugh: boolean): SkillStep[] {
  if (!isSayable(line)) return [{ act: 'say', line: translate`I would rather not laugh at that.`, mood: 'think' }];
  const reaction = reactTo(meter, threshold, line);
  const { laughs } = reaction;
  return [
    { act: 'pose', pose: 'think', seconds: 1.2 },
    laughs ? { act: 'say', line: translate`Ha!`, mood: 'glow' } : { act: 'say', line: '…' },
    { act: 'say', line: reasonOf(reaction), ...(laughs && { mood: 'glow' as const }) },
    answerOf(laughs, wouldLaugh),
    { act: 'pose', pose: laughs === wouldLaugh ? 'proud' : 'wrong', seconds: 2 },
  ];
}

export function LaughAtLine({ model, here: { heard }, turn, perform }: SkillUseProps<LaughSkill>) {
  const { t } = useLingui();
  const poster = posterOf(model, turn);
  const [subject, setSubject] = useState<Subject>(heard ? 'heard' : poster === undefined ? 'own' : 'poster');
  const [own, setOwn] = useState('');
  const { meter, threshold } = model;
  const lines: Record<Subject, string> = { heard: heard?.line ?? '', poster: poster ?? '', own };
  const line = lines[subject];
  const options = [
    ...(heard ? [{ value: 'heard' as const, label: t`What was just said`, hint: `“${heard.line}”` }] : []),
    ...(poster === undefined ? [] : [{ value: 'poster' as const, label: t`A poster`, hint: `“${poster}”` }]),
    { value: 'own' as const, label: t`A line of yours` },
  ];
  const waitsFor = hasWords(line) ? undefined : t`Write a line first.`;
  const cannotTell = () =>
    perform([{ act: 'say', line: t`You labelled all of them the same, so I cannot tell.`, mood: 'wrong' }]);
  return (
    <>
      <RadioGroup<Subject> legend={t`What may I laugh at?`} value={subject} options={options} onChange={setSubject} />
      {subject === 'own' && (
        <TextInput
          aria-label={t`A line of yours`}
          placeholder={t`Stays in this browser`}
          maxLength={MAX_LINE}
          autoComplete="off"
          value={own}
          data-control="own-line"
          onChange={(event) => setOwn(event.target.value)}
        />
      )}
      {meter ? (
        <>
          <p className={kitStyles.question}>
            <Trans>And you?</Trans>
          </p>
          <div className={kitStyles.buttons}>
            {([true, false] as const).map((wouldLaugh) => (
              <WaitingButton
                key={String(wouldLaugh)}
                data-control={`would-laugh:${wouldLaugh}`}
                disabled={waitsFor !== undefined}
                waitsFor={waitsFor}
                {...(wouldLaugh && { 'data-first-focus': '' })}
                onClick={() => perform(stepsAt(meter, threshold, line, wouldLaugh))}
              >
                {wouldLaugh ? t`I would laugh` : t`I would not`}
              </WaitingButton>
            ))}
          </div>
        </>
      ) : (
        <Button data-first-focus="" data-control="ask-laugh" onClick={cannotTell}>
          <Trans>Let Wick listen</Trans>
        </Button>
      )}
    </>
  );
}
