// Runs a mastery quiz: what was won so far (here, in the learner's progress, on another device), the question that is asked, and its pick.
import { type AskedQuestion, askQuestion, nextQuestion } from '@lanternwise/shared/activities/mastery-quiz/schedule';
import { mergeParts, type Parts, recordParts, wonParts } from '@lanternwise/shared/quests/parts';
import { useState } from 'react';
import { playSound } from '../../audio/playSound.ts';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import type { ActivityProps } from '../kit/activityProps.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { afterRound, competes, type EchoDraft, EMPTY_ECHO, parseEcho } from './echoDraft.ts';

type Props = Pick<ActivityProps<'mastery-quiz'>, 'activity' | 'seed' | 'submit'>;

export interface MasteryQuiz {
  parts: Parts;
  /** Ids of the mastered questions, the first one first. */
  won: readonly string[];
  asked: AskedQuestion | undefined;
  pick: string | undefined;
  isRight: boolean;
  /** What Echo said to it, and how the contest stands; undefined while she does not compete. */
  echo: { said: number; score: EchoDraft } | undefined;
  choose(option: string): void;
  next(): void;
}

/** Every trophy plays the next note of a scale, in half tones. */
const SCALE = [0, 2, 4, 7, 9, 12, 9, 7, 4, 2];
const noteOf = (won: number): number => 2 ** ((SCALE[won % SCALE.length] ?? 0) / 12);

/** Outside a realm nothing is recorded; then only the answers of this sitting count. */
function useParts(activity: string): [Parts, (next: Parts) => void] {
  const realm = useOptionalRealmContent()?.realm.id;
  const recorded = useAppSelector(selectRealmStates)[realm ?? 'demo']?.parts?.[activity] ?? {};
  const [own, setOwn] = useState<Parts>({});
  return [realm === undefined ? own : mergeParts(recorded, own), setOwn];
}

export function useMasteryQuiz({ activity, seed, submit }: Props, predicted: string | undefined): MasteryQuiz {
  const [parts, setOwn] = useParts(activity.id);
  const ask = (from: Parts) => {
    const question = nextQuestion(activity, from, seed);
    return question && askQuestion(question, from, seed);
  };
  const [asked, setAsked] = useState(() => ask(parts));
  const [pick, setPick] = useState<string>();
  const [contest, storeContest] = useStoredDraft(activity.id, EMPTY_ECHO, parseEcho);
  const [echo, setEcho] = useState<MasteryQuiz['echo']>();
  return {
    parts,
    won: wonParts(parts),
    asked,
    pick,
    echo,
    isRight: pick !== undefined && activity.questions.find(({ id }) => id === asked?.id)?.correct === pick,
    choose(option) {
      if (!asked || pick !== undefined) return;
      setPick(option);
      const { wrong, parts: graded } = submit({ picks: { [asked.id]: option }, ...(predicted && { predicted }) });
      setOwn(recordParts(parts, graded?.right ?? [], wrong));
      const won = wonParts(parts).length;
      const correct = activity.questions.find(({ id }) => id === asked.id)?.correct;
      const placeOf = (wanted: string | undefined) => asked.options.findIndex(({ id }) => id === wanted);
      const score = afterRound(contest, { won, picked: placeOf(option), right: placeOf(correct) });
      storeContest(score);
      setEcho(competes(won) ? { said: contest.letter, score } : undefined);
      if (option === correct) playSound('star', 1, noteOf(won));
    },
    next() {
      setAsked(ask(parts));
      setPick(undefined);
      setEcho(undefined);
    },
  };
}
