// The fact check on the map: parrots speak the sentences of the round, and the player nets and sorts them.

import { bookSays, type Verdict } from '@lanternwise/shared/activities/kit/facts/factBook';
import { PARROTS } from '@lanternwise/shared/activities/kit/facts/mapNames';
import { spokenInRound } from '@lanternwise/shared/activities/kit/facts/spoken';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import type { CreateFace } from '../host/worldFace.ts';
import {
  type FactDraft,
  type FactView,
  factDraft,
  isMarkedRight,
  isSorted,
  toAnswer,
  toFlying,
  toSpeech,
} from './draft.ts';

export const world: CreateFace<'fact-check', 'speech-bubbles', FactView, FactDraft> = (book, content) => {
  const test = Object.values(content.activities).find((one) => one.kind === 'source-test');
  if (test?.kind !== 'source-test') return undefined;
  const needs = content.quest.tasks.flatMap(({ steps }) =>
    steps.flatMap(({ on, needs }) => (on.ref === book.id ? needs : [])),
  );
  let startedAt = Date.now();
  /** What was said first of each sentence of this round: a second try does not undo a mistake. */
  let first: Record<string, Verdict> = {};
  const speak = (speech: Parameters<typeof toSpeech>[0]) => ({
    [PARROTS]: { sentences: toSpeech(speech), pads: null },
  });
  /** Once Muse looks everything up, the parrots say only what the book says too. */
  const speakTruth = async () => {
    const { places, relations } = book;
    const input = [{ places, relations }, test.diary, 'book', startedAt] as const;
    return speak((await learningClient.run('count-false', input)).sample);
  };
  return {
    mechanic: 'speech-bubbles',
    draft: () => factDraft(book.id),
    show({ view, draft, state: { activities, done } }) {
      if (view?.speech) return speak(view.speech);
      if (!view && activities[test.id]?.correct) return speakTruth();
      if (!view && needs.some((need) => !done.includes(need))) return undefined;
      const spoken = spokenInRound(book, draft.round);
      // A round that was sorted in the window makes room for the next.
      if (!view && isSorted(spoken, draft.marks) && activities[book.id]?.correct) {
        factDraft(book.id).write({ ...draft, round: draft.round + 1, marks: {} });
        return undefined;
      }
      // Without the window, a sentence that it marked wrong flies again.
      const standing = view ? spoken : spoken.filter((one) => isMarkedRight(one, draft.marks));
      const marks = Object.fromEntries(standing.flatMap(({ id }) => (draft.marks[id] ? [[id, draft.marks[id]]] : [])));
      return { [PARROTS]: { sentences: toFlying(book, spoken, marks), pads: { true: t`True`, false: t`False` } } };
    },
    on(event, { draft }) {
      if (event.kind === 'netted') return { hint: book.carry };
      const { id, verdict } = event;
      const spoken = spokenInRound(book, draft.round);
      const sentence = spoken.find((one) => one.id === id);
      if (!sentence) return undefined;
      first = { [id]: verdict, ...first };
      const said = bookSays(book, sentence.claim);
      const given = { ...draft.marks, [id]: verdict };
      // A wrong one flies again.
      if (!isMarkedRight(sentence, given)) return { hint: t`Look again. ${said}`, again: true };
      if (!isSorted(spoken, given)) return { draft: { ...draft, marks: given }, hint: t`Right. ${said}` };
      const tried = { ...given, ...first };
      const ms = Date.now() - startedAt;
      first = {};
      startedAt = Date.now();
      return {
        draft: { ...draft, round: draft.round + 1, marks: {} },
        answers: (isSorted(spoken, tried) ? [given] : [tried, given]).map((marks) => ({
          answer: toAnswer({ ...draft, marks }, spoken),
          ms,
        })),
        hint: book.messages.correct,
      };
    },
  };
};
