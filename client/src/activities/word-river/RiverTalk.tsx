// Has the companion say a sentence of the river, from a first word of choice, and tells how many words there are to choose from.
import { seedFromText } from '@lanternwise/shared/learning/random';
import { plural, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useState } from 'react';
import { WaitingButton } from '../../overlay-kit/WaitingButton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { SkillStep, SkillUseProps } from '../host/skill.ts';
import chipStyles from '../kit/chip.module.css';
import { inBreaths } from '../kit/inBreaths.ts';
import { isSayable } from '../kit/isSayable.ts';
import kitStyles from '../kit/layout.module.css';
import { frequentWords } from './reading.ts';
import type { TalkSkill } from './skill.ts';
import { choicesAfter, knownWord, type Speech, speak } from './speech.ts';

const CHIPS = 6;

/** What it says of its own sentence: it chose, and among how many. */
function ownRemark({ choice: { after, words } }: Speech): string {
  if (words < 2) return translate`After each word I knew only one that could follow.`;
  return after === ''
    ? plural(words, { one: 'I had # word to begin with.', other: 'I had # words to begin with.' })
    : plural(words, {
        one: `At “${after}” I had # word to choose from.`,
        other: `At “${after}” I had # words to choose from.`,
      });
}

function stepsOf(speech: Speech | undefined): SkillStep[] {
  if (!speech) return [{ act: 'say', line: translate`There is no word in my river.`, mood: 'wrong' }];
  if (!isSayable(speech.sentence))
    return [{ act: 'say', line: translate`I would rather not say that.`, mood: 'think' }];
  return [
    { act: 'pose', pose: 'think', seconds: 0.8 },
    ...inBreaths(speech.sentence.split(' ')).map((line): SkillStep => ({ act: 'say', line, mood: 'glow' })),
    { act: 'say', line: ownRemark(speech) },
  ];
}

export function RiverTalk({ model: { trained }, turn, perform }: SkillUseProps<TalkSkill>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const inputId = useId();
  const chips = useMemo(
    () => frequentWords(trained, 2 * CHIPS).filter((word) => choicesAfter(trained.model, word) > 0),
    [trained],
  );
  const word = typed.trim();
  const first = word === '' ? undefined : knownWord(trained, word);
  const isKnown = word === '' || first !== undefined;
  const choices = choicesAfter(trained.model, first ?? '');
  return (
    <>
      <div className={kitStyles.stack}>
        <label htmlFor={inputId}>
          <Trans>A first word, if you like:</Trans>
        </label>
        <TextInput
          id={inputId}
          maxLength={40}
          autoComplete="off"
          value={typed}
          data-control="first-word"
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className={kitStyles.buttons}>
          {chips.slice(0, CHIPS).map((chip) => (
            <button
              key={chip}
              type="button"
              className={chipStyles.chip}
              aria-pressed={first === chip}
              data-control={`first:${chip}`}
              translate="no"
              onClick={() => setTyped(first === chip ? '' : chip)}
            >
              {chip}
            </button>
          ))}
        </div>
        <p role="status" className={kitStyles.note}>
          {!isKnown
            ? t`“${word}” is not in my river.`
            : first === undefined
              ? plural(choices, { one: 'I have # word to begin with.', other: 'I have # words to begin with.' })
              : choices === 0
                ? t`After “${first}” a sentence always ends.`
                : plural(choices, {
                    one: `After “${first}” I have # word to choose from.`,
                    other: `After “${first}” I have # words to choose from.`,
                  })}
        </p>
      </div>
      <WaitingButton
        data-first-focus=""
        data-control="ask-talk"
        disabled={!isKnown}
        waitsFor={isKnown ? undefined : t`Choose a word that my river knows.`}
        onClick={() => perform(stepsOf(speak(trained, first, seedFromText(`${first ?? ''} ${turn}`))))}
      >
        <Trans>Say something</Trans>
      </WaitingButton>
    </>
  );
}
