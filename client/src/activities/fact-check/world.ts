// Lets the player net false sentences on the map: shows the round, answers each sentence that is put down, and records the sorted round.

import type { Verdict } from '@lanternwise/shared/activities/fact-check/factBook';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import type { FactDraft } from './factRound.ts';
import type { FlyingSentence } from './messages.ts';

/** The object on the map. */
const PARROTS = 'truth-parrots';

type Event = Parameters<RealmContext['record']>[0];

/** The rules come with the first round. */
const loadRules = async () => {
  const [rounds, spoken, factBook] = await Promise.all([
    import('./factRound.ts'),
    import('@lanternwise/shared/activities/fact-check/spoken'),
    import('@lanternwise/shared/activities/fact-check/factBook'),
  ]);
  return { ...rounds, ...spoken, ...factBook };
};

const isFactCheck = (one: { kind: string }): one is ActivityOf<'fact-check'> => one.kind === 'fact-check';
const isSourceTest = (one: { kind: string }): one is ActivityOf<'source-test'> => one.kind === 'source-test';

/** Returns the unsubscribe function. */
export function connectTruthParrots({ bus, store, content, record }: RealmContext): () => void {
  const all = Object.values(content.activities);
  const [book, test] = [all.find(isFactCheck), all.find(isSourceTest)];
  if (!book || !test) return () => undefined;
  const needs = content.quest.tasks.flatMap(({ steps }) =>
    steps.flatMap(({ on, needs }) => (on.ref === book.id ? needs : [])),
  );
  let isStopped = false;
  let startedAt = Date.now();
  /** What was said first of each sentence of this round: a second try does not undo a mistake. */
  let first: Record<string, Verdict> = {};
  const emit = (sentences: readonly FlyingSentence[], pads: { true: string; false: string } | null) => {
    if (isStopped || isWorldHidden(store)) return;
    bus.emit('mechanic/command', { id: PARROTS, mechanic: 'speech-bubbles', command: { sentences, pads } });
  };
  /** Once Muse looks everything up, the parrots say only what the book says too. */
  const speakTruth = async () => {
    const { places, relations } = book;
    const { sample } = await learningClient.run('count-false', [{ places, relations }, test.diary, 'book', startedAt]);
    emit((await loadRules()).toSpeech(sample), null);
  };
  const show = async () => {
    if (isWorldHidden(store)) return;
    const { activities, done } = getRealmState(store, content);
    if (activities[test.id]?.correct) return speakTruth();
    if (needs.some((need) => !done.includes(need))) return;
    const { factDraft, spokenInRound, toFlying } = await loadRules();
    const stored = factDraft(book.id);
    const draft = stored.read();
    const spoken = spokenInRound(book, draft.round);
    // A wrong mark of the window flies again; a round that was sorted in the window makes room for the next.
    const right = spoken.filter((one) => draft.marks[one.id] === String(one.isTrue));
    const isSorted = right.length === spoken.length && activities[book.id]?.correct === true;
    if (isSorted) stored.write({ ...draft, round: draft.round + 1, marks: {} });
    const flying = isSorted ? spokenInRound(book, draft.round + 1) : spoken;
    const marks = Object.fromEntries(isSorted ? [] : right.map((one) => [one.id, draft.marks[one.id] ?? 'true']));
    emit(toFlying(book, flying, marks), { true: t`True`, false: t`False` });
  };
  const finish = (draft: FactDraft, answers: readonly Event[]) => {
    for (const answer of answers) record(answer);
    first = {};
    startedAt = Date.now();
    store.dispatch(hintGiven('answer', book.messages.correct));
    return { ...draft, round: draft.round + 1, marks: {} };
  };
  const place = async (id: string, verdict: Verdict) => {
    const { factDraft, spokenInRound, toAnswer, bookSays } = await loadRules();
    const stored = factDraft(book.id);
    const draft = stored.read();
    const spoken = spokenInRound(book, draft.round);
    const sentence = spoken.find((one) => one.id === id);
    if (!sentence) return;
    first = { [id]: verdict, ...first };
    const isRight = sentence.isTrue === (verdict === 'true');
    const said = bookSays(book, sentence.claim);
    store.dispatch(hintGiven('answer', isRight ? t`Right. ${said}` : t`Look again. ${said}`));
    // A wrong one flies again.
    const marks = isRight ? { ...draft.marks, [id]: verdict } : draft.marks;
    const isSorted = spoken.every((one) => marks[one.id] === String(one.isTrue));
    const event = (given: FactDraft['marks']): Event => ({
      kind: 'activity-answered',
      ref: book.id,
      answer: toAnswer({ ...draft, marks: given }, spoken),
      ms: Date.now() - startedAt,
      hints: 0,
      skipped: false,
    });
    const tried = { ...marks, ...first };
    const hadMistake = spoken.some((one) => tried[one.id] !== String(one.isTrue));
    stored.write(
      isSorted ? finish(draft, hadMistake ? [event(tried), event(marks)] : [event(marks)]) : { ...draft, marks },
    );
    await show();
  };
  void show();
  const stops = [
    observeRealm({ store, content }, () => void show()),
    bus.on('mechanic/event', ({ mechanic, id, event }) => {
      if (mechanic !== 'speech-bubbles' || id !== PARROTS) return;
      if (event.kind === 'netted') store.dispatch(hintGiven('answer', book.carry));
      else void place(event.id, event.verdict);
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
