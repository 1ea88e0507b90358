// Training the word river: a guess, a text to choose or paste, its table of followers, sentences by chance, and one count to read.
import { STONES } from '@lanternwise/shared/activities/kit/words/mapNames';
import { LEAST_WORDS, MAX_LOOKS } from '@lanternwise/shared/activities/word-river/limits';
import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { CheckBar } from '../kit/CheckBar.tsx';
import kitStyles from '../kit/layout.module.css';
import { Options } from '../kit/Options.tsx';
import { Predict } from '../kit/Predict.tsx';
import { useAnswerCheck } from '../kit/useAnswerCheck.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { chosenText, EMPTY_RIVER, OWN_TEXT, parseRiver } from './draft.ts';
import { OwnText } from './OwnText.tsx';
import { RiverWrites } from './RiverWrites.tsx';
import { readingOf } from './reading.ts';
import { WordTable } from './WordTable.tsx';

const NOTHING_READ = -1;

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function WordRiverActivity({ activity, seed, submit, report }: ActivityProps<'word-river'>) {
  const { t } = useLingui();
  useCameraBeside(STONES);
  const [draft, store] = useStoredDraft(activity.id, EMPTY_RIVER, parseRiver);
  const { predicted, chosen, looks } = draft;
  const text = chosenText(activity, draft);
  const trained = useAlgorithm(
    'word-table',
    useMemo(() => (text ? ([text] as const) : undefined), [text]),
  );
  const isEnough = trained !== undefined && text !== undefined && trained.wordCount >= LEAST_WORDS;
  const reading = useMemo(() => (isEnough ? readingOf(trained, seed) : undefined), [isEnough, trained, seed]);
  const check = useAnswerCheck(NOTHING_READ, (read) => {
    const words = trained?.wordCount ?? 0;
    const grade = submit({
      predicted: predicted ?? '_none',
      words,
      looks: looks.length,
      counted: reading?.counted ?? 0,
      read,
    });
    if (grade.correct) report({ words, 'different words': trained?.model.vocabulary ?? 0 });
    return grade;
  });
  const choose = (change: Partial<typeof draft>) => {
    store({ ...draft, ...change });
    check.reset();
  };
  const ask = reading ? fillPlaceholders(activity.ask, { word: reading.word, next: reading.next }) : '';
  const isLooked = looks.length >= activity.looks;
  const choices = [...activity.stories, { id: OWN_TEXT, ...activity.own }];
  const about = choices.find(({ id }) => id === chosen)?.about;
  return (
    <>
      <TextChoice isFolded={isEnough}>
        <Options
          label={t`Choose a text`}
          group="text"
          layout="large"
          options={choices.map(({ id, title }) => ({ id, text: title }))}
          chosen={chosen}
          disabled={check.solved}
          onChoose={(id) => choose({ chosen: id, looks: [] })}
        />
        {about !== undefined && chosen !== OWN_TEXT && <p className={kitStyles.note}>{about}</p>}
      </TextChoice>
      {chosen === OWN_TEXT && (
        <OwnText
          ask={activity.own.ask}
          own={draft.own}
          trained={text ? trained : undefined}
          onCount={(own) => choose({ own, looks: [] })}
        />
      )}
      {isEnough && (
        <WordTable
          key={text}
          trained={trained}
          onLook={(word) => {
            if (!looks.includes(word) && looks.length < MAX_LOOKS) store({ ...draft, looks: [...looks, word] });
          }}
        />
      )}
      {isLooked && reading && (
        <Options
          question={ask}
          group="read"
          options={reading.options.map((count) => ({ id: String(count), text: String(count) }))}
          chosen={String(check.answer)}
          disabled={check.solved}
          onChoose={(read) => check.changeAnswer(Number(read))}
        />
      )}
      {isEnough && isLooked && <RiverWrites trained={trained} seed={seed} />}
      <Predict
        predict={activity.predict}
        predicted={predicted}
        on={['write']}
        onPredict={(guess) => choose({ predicted: guess })}
      />
      <CheckBar
        activity={activity}
        check={check}
        ready={isEnough && isLooked && check.answer !== NOTHING_READ}
        incompleteHint={isEnough ? (isLooked ? t`Choose the number.` : activity.look) : t`Choose a text first.`}
      />
    </>
  );
}

/** A text that is in the river needs no other one; it can be had. */
function TextChoice({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <details open={!isFolded}>
      <summary data-control="other-text">{t`Another text`}</summary>
      {children}
    </details>
  );
}
