// The stars of every kind of activity: all wrong on purpose and then right gives none, all right at once gives three.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Picks } from '../../shared/src/activities/kit/answers.ts';
import {
  type ActivityKind,
  type ActivityOf,
  type AnswerOf,
  asksSomething,
  gradeActivity,
  mistakesOf,
  solutionOf,
} from '../../shared/src/activities/registry.ts';
import type { QuestRules } from '../../shared/src/content/quest.ts';
import { triesOf } from '../../shared/src/quests/firstTries.ts';
import { reduceQuest } from '../../shared/src/quests/reducer.ts';
import { scoreRealm } from '../../shared/src/quests/score.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../../shared/src/quests/state.ts';
import { UNIT2_CONTENT } from '../../shared/src/school/unit2Content.ts';
import { compileContent, loadRealms } from './compile.ts';
import { countedIssues } from './countedReferences.ts';

const root = join(import.meta.dirname, '../..');
const { realms } = compileContent(root);
const activities = [
  ...realms.flatMap((realm) =>
    Object.values(realm.activities).map((activity) => [`${realm.realm.id}/${activity.id}`, activity] as const),
  ),
  ...Object.entries(UNIT2_CONTENT),
];

interface Round {
  id: string;
  correct: string;
  options: readonly { id: string }[];
}
const other = ({ correct, options }: Omit<Round, 'id'>): string =>
  options.find(({ id }) => id !== correct)?.id ?? '_none';
const otherOf = (of: string, all: readonly { id: string }[]): string => all.find(({ id }) => id !== of)?.id ?? '_none';
const missedPicks = (rounds: readonly Round[]): Picks =>
  Object.fromEntries(rounds.map((one) => [one.id, [other(one)]]));
const missedPlaces = (rounds: readonly Round[]) => Object.fromEntries(rounds.map((one) => [one.id, other(one)]));
const rotated = (ids: readonly string[]): string[] => [...ids.slice(1), ...ids.slice(0, 1)];

/** Answers with every item wrong, given one after another; `null` for kinds in which nothing is asked that could be answered wrongly. */
type Worst = { readonly [K in ActivityKind]: ((activity: ActivityOf<K>, right: AnswerOf<K>) => unknown[]) | null };
const WORST: Worst = {
  'caption-belt': ({ captions, talk }, right) => [
    {
      ...right,
      kindness: Object.fromEntries(captions.map(({ id, kindness }) => [id, kindness === 'kind' ? 'unkind' : 'kind'])),
      talk: other(talk),
    },
  ],
  'chat-rules': ({ visitors }) => [Object.fromEntries(visitors.map(({ id }) => [id, '_other']))],
  'choice-game': null,
  'concept-match': null,
  council: null,
  'data-plot': ({ across, upwards, plot, questions }, right) => [
    { ...right, x: across.find((x) => x !== plot.x), y: upwards.find((y) => y !== plot.y), axis: 'cut' },
    { ...right, picks: missedPlaces(questions) },
  ],
  'dice-samples': (_, right) => [{ ...right, read: '_none' }],
  'drawing-test': ({ trick }, right) => (trick ? [] : [{ ...right, read: right.read - 1 }]),
  'dropdown-match': ({ rows, options }) => [missedPlaces(rows.map((row) => ({ ...row, options })))],
  'fact-check': (_, right) => [
    { ...right, marks: right.marks.map((mark) => ({ ...mark, said: mark.said === 'true' ? 'false' : 'true' })) },
  ],
  'feed-lab': ({ conclusion }, right) => [{ ...right, conclusion: other(conclusion) }],
  'fill-blanks': ({ blanks }) => [missedPlaces(blanks)],
  'fruit-model': null,
  'image-explorer': (activity) => mistakesOf(activity).slice(0, 1),
  'image-filter': (_, right) => [{ ...right, weights: new Array(9).fill(0) }],
  'laugh-meter': (_, right) => [{ ...right, called: 4, caught: 3, read: 7 }],
  'mastery-quiz': ({ questions }) => questions.map((one) => ({ picks: { [one.id]: other(one) } })),
  matching: ({ pairs }) => [Object.fromEntries(pairs.map(({ id }) => [id, otherOf(id, pairs)]))],
  'meme-duel': (_, right) => [
    { ...right, rounds: right.rounds.map((round) => ({ ...round, mine: { relevance: 0, novelty: 0, kindness: 0 } })) },
    { ...right, reasons: right.reasons.map(({ round }) => ({ round, reason: 'copied' })) },
  ],
  'meme-machine': ({ conclusion }, right) => [{ ...right, conclusion: other(conclusion) }],
  'message-gate': ({ conclusion }, right) => [
    { ...right, mended: { questions: 1, depth: 1 }, conclusion: other(conclusion) },
  ],
  'model-lab': ({ scope, signs }, right) => [
    { ...right, scope: other(scope), columns: [], fixes: {}, sign: other(signs) },
  ],
  'multi-choice': (activity) => [other(activity)],
  'number-guess': ({ rounds }, right) => [
    Object.fromEntries(rounds.map(({ id }) => [id, ['0', ...(right[id] ?? [])]])),
  ],
  ordering: ({ items }) => [rotated(items.map(({ id }) => id))],
  'path-finding': null,
  'pattern-learner': null,
  'picture-labels': ({ pictures }) => [
    { tries: missedPicks(pictures.map(({ id }) => ({ id, correct: id, options: pictures }))) },
  ],
  'pixel-painting': (_, right) => [{ ...right, read: right.read - 1 }],
  placing: ({ pieces, zones }) => [Object.fromEntries(pieces.map(({ id, zone }) => [id, otherOf(zone, zones)]))],
  quiz: ({ questions }) => [missedPicks(questions)],
  'ranking-lab': ({ conclusion }, right) => [{ ...right, conclusion: other(conclusion) }],
  'real-or-made': (_, right) => [{ ...right, read: 'fair' }],
  'river-crossing': null,
  'robot-training': null,
  sentence: (_, right) => [right.toReversed()],
  'source-test': ({ conclusion }, right) => [{ ...right, conclusion: other(conclusion) }],
  'sprite-duel': (_, right) => [{ ...right, read: 'higher' }],
  'steering-rules': () => [[{ sensor: 'always', turn: 'ahead' }]],
  'teach-commands': ({ conclusion }, right) => [{ ...right, read: '_none', conclusion: other(conclusion) }],
  'teach-drawings': null,
  tractor: null,
  'visual-quiz': ({ rounds }) => [missedPicks(rounds)],
  'voice-scope': ({ questions }, right) => [{ ...right, picks: missedPlaces(questions) }],
  'word-river': (_, right) => [{ ...right, read: right.read - 1 }],
};

const worstOf = WORST as unknown as Record<ActivityKind, ((activity: unknown, right: unknown) => unknown[]) | null>;

function play(activity: (typeof activities)[number][1], answers: readonly unknown[]) {
  const quest: QuestRules = {
    tasks: [
      {
        id: 'task',
        title: '',
        steps: [{ id: 'step', title: '', on: { kind: 'activity-answered', ref: activity.id }, needs: [] }],
      },
    ],
    rules: [],
    exit: { id: 'exit', hint: '' },
    graded: [activity.id],
  };
  const grade = (_: string, answer: unknown) => gradeActivity(activity, answer);
  const context = { quest, items: [], lessons: [], dialogs: [], programs: [], grade };
  const base = { id: '8f5d3e0a-7c1b-4a2f-9d6e-1b2c3d4e5f60', at: 1, realm: 'demo' as const };
  const entered = reduceQuest(context, EMPTY_REALM_STATE, { ...base, kind: 'realm-entered' }).state;
  const state: RealmState = answers.reduce<RealmState>((before, answer) => {
    const event = {
      ...base,
      kind: 'activity-answered',
      ref: activity.id,
      answer,
      ms: 1,
      hints: 0,
      skipped: false,
    } as const;
    return reduceQuest(context, before, event as never).state;
  }, entered);
  return { state, ...scoreRealm(quest, state), tries: triesOf(state.activities[activity.id]!) };
}

/** All questions of a mastery quiz, one after another; everything else is solved with one answer. */
const solved = (activity: (typeof activities)[number][1]): unknown[] =>
  activity.kind === 'mastery-quiz'
    ? activity.questions.map(({ id, correct }) => ({ picks: { [id]: correct } }))
    : [solutionOf(activity)];

describe.each(activities)('%s', (_, activity) => {
  const worst = worstOf[activity.kind]?.(activity, solutionOf(activity)) ?? [];

  it('gives three stars when all is right at once', () => {
    expect(play(activity, solved(activity))).toMatchObject({ stars: 3, score: 100, state: { done: ['step'] } });
  });

  it.skipIf(worst.length === 0)('is done after all wrong tries, without a star, trophy or point', () => {
    const { state, stars, trophies, score, tries } = play(activity, [...worst, ...solved(activity)]);
    expect(state.done).toEqual(['step']);
    expect({ stars, score }).toEqual({ stars: 0, score: Math.round((100 * tries!.right) / tries!.of) });
    expect(tries!.right / tries!.of).toBeLessThan(0.4);
    if (activity.kind !== 'mastery-quiz') expect(trophies).toBe(0);
  });

  it('has wrong answers to play exactly if it asks something', () => {
    expect(worst.length > 0).toBe(asksSomething(activity));
  });
});

it('every task counts what its lessons ask', () => {
  expect(loadRealms(root).loaded.flatMap(countedIssues)).toEqual([]);
});
