// The park's content played by a simulated learner: answers of the requirements, an explanation for each mistake; the quest can be finished and not skipped.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Activity,
  explainAnswer,
  gradeActivity,
  mistakesOf,
  solutionOf,
} from '../../shared/src/activities/registry.ts';
import { createQuestContext } from '../../shared/src/content/questContext.ts';
import { countByGroup, topBy } from '../../shared/src/learning/ranking.ts';
import { runTableExperiment } from '../../shared/src/learning/tableExperiment.ts';
import type { QuestEvent } from '../../shared/src/quests/events.ts';
import { reduceQuest } from '../../shared/src/quests/reducer.ts';
import { scoreRealm } from '../../shared/src/quests/score.ts';
import { taskStars } from '../../shared/src/quests/stars.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../../shared/src/quests/state.ts';
import { compileContent } from './compile.ts';
import { formatIssue } from './issue.ts';

const ROOT = join(import.meta.dirname, '../..');
const { realms, issues } = compileContent(ROOT);
const content = realms.find((realm) => realm.realm.id === 'ai-adventure-park');
if (!content) throw new Error(`the park did not compile: ${issues.map(formatIssue).join('\n')}`);
const park = content;
const activities = Object.values(park.activities);
const of = <K extends Activity['kind']>(kind: K) =>
  activities.find((a): a is Extract<Activity, { kind: K }> => a.kind === kind) as Extract<Activity, { kind: K }>;

it('is sound', () => {
  expect(issues.map(formatIssue)).toEqual([]);
});

describe('each foreseen mistake has its own explanation', () => {
  const messages = (activity: Activity): string[] =>
    mistakesOf(activity).map((answer) =>
      explainAnswer(activity, answer, gradeActivity(activity, answer)?.wrong ?? [])
        .map((said) => said.text ?? '')
        .join(' '),
    );
  /** Kinds whose explanations are written for the very mistake; others say one thing of an item, wherever it was put. */
  const OF_MISTAKES: readonly Activity['kind'][] = ['fill-blanks', 'multi-choice', 'number-guess', 'quiz'];
  const each = activities.filter(({ id, kind }) => OF_MISTAKES.includes(kind) || id === 'acquisition-sort');

  it.each(each.map((activity) => [activity.id, activity] as const))('%s', (_, activity) => {
    const texts = messages(activity);
    expect(texts.every((text) => text.length > 10)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });
  it('twelve in the quiz, and one for each card in the wrong crate', () => {
    expect(messages(of('quiz'))).toHaveLength(12);
    expect(messages(of('placing'))).toHaveLength(6);
  });
  it('the Canteen Lab: leaking column, spoiled rows, wrong sign', () => {
    const activity = of('model-lab');
    const right = solutionOf(activity) as { columns: string[]; fixes: Record<string, string> };
    const wrongOf = (change: object) => gradeActivity(activity, { ...right, ...change })?.wrong;
    expect(wrongOf({ columns: [...right.columns, 'bags'] })).toEqual(['columns']);
    expect(wrongOf({ columns: ['apron'] })).toEqual(['columns']);
    expect(wrongOf({ fixes: { ...right.fixes, 3: 'remove' } })).toEqual(['clean']);
    expect(wrongOf({ fixes: { ...right.fixes, 27: 'repair' } })).toEqual(['clean']);
    expect(wrongOf({ sign: 'vague' })).toEqual(['deploy']);
    expect(wrongOf({ scope: 'blame' })).toEqual(['scope']);
  });
});

describe('the fixed answers of the requirements', () => {
  it('patterns end in 10 (even) and 9 (odd)', () => {
    expect(Object.fromEntries(of('number-guess').rounds.map((r) => [r.id, r.correct]))).toEqual({
      even: '10',
      odd: '9',
    });
  });
  it('blanks are clean, analyze, charts', () => {
    expect(of('fill-blanks').blanks.map((b) => b.correct)).toEqual(['clean', 'analyze', 'charts']);
  });
  it('the model is built in the given order', () => {
    const order = park.activities['modelling-order'];
    expect(order?.kind === 'ordering' && order.items.map((item) => item.text)).toEqual([
      'Choose model type',
      'Train with data',
      'Test performance',
      'Fine-tune settings',
      'Deploy best version',
    ]);
  });
});

describe('what is really computed', () => {
  it('two questions beat one, and both are tested on days they never saw', () => {
    const activity = of('model-lab');
    const answer = solutionOf(activity) as { fixes: Record<string, 'remove' | 'repair'> };
    const { stump, tree, trainRows, testRows } = runTableExperiment(
      activity,
      ['weekday', 'dish', 'temp', 'booked'],
      answer.fixes,
    );
    expect([trainRows.length, testRows.length]).toEqual([40, 18]);
    expect(trainRows.some((a) => testRows.some((b) => a.number === b.number))).toBe(false);
    expect(tree.test.accuracy).toBeGreaterThan(stump.test.accuracy);
    expect(tree.test.accuracy).toBeLessThan(1);
  });
  it('the same patients are chosen otherwise by cost than by need', () => {
    const { people, places } = of('ranking-lab');
    const hills = (measure: 'cost' | 'need') =>
      countByGroup(
        topBy(people, (person) => person.values[measure] ?? 0, places.start),
        (person) => person.group,
        ['hills'],
      ).hills ?? 0;
    expect(hills('cost')).toBeLessThanOrEqual(1);
    expect(hills('need')).toBeGreaterThanOrEqual(4);
  });
});

describe('the quest', () => {
  const facts = createQuestContext(park, gradeActivity);
  type Report = { kind: QuestEvent['kind']; ref?: string; answer?: unknown };
  let count = 0;
  const play = (state: RealmState, reports: readonly Report[]) =>
    reports.reduce(
      (now, report) => {
        const extra = report.kind === 'activity-answered' ? { ms: 1000, hints: 0, skipped: false } : {};
        const event = {
          ...report,
          ...extra,
          ...(report.kind === 'lesson-finished' && { skipped: false }),
          id: `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
          at: count,
          realm: 'ai-adventure-park',
        } as QuestEvent;
        const result = reduceQuest(facts, now.state, event);
        return { state: result.state, effects: [...now.effects, ...result.effects] };
      },
      { state, effects: [] as ReturnType<typeof reduceQuest>['effects'][number][] },
    );
  const solve = (ref: string): Report => ({
    kind: 'activity-answered',
    ref,
    answer: solutionOf(park.activities[ref] as Activity),
  });
  const finish = (ref: string): Report => ({ kind: 'lesson-finished', ref });
  const WAY: Report[] = [
    { kind: 'realm-entered' },
    ...[
      'scoping-match',
      'acquisition-sort',
      'exploration-blanks',
      'modelling-order',
      'evaluation-match',
      'deployment-choice',
    ].map(solve),
    finish('project-cycle'),
    ...['number-patterns', 'pixel-quiz', 'meaning-match'].map(solve),
    finish('domains'),
    finish('ethical-frameworks'),
    solve('bioethics-quiz'),
    ...['fair-order', 'fair-unfair', 'framework-match'].map(solve),
  ];

  it('has the four tasks of the requirements', () => {
    expect(park.quest.tasks.map((task) => task.title)).toEqual([
      'Learn the AI Project Cycle',
      'Explore the Domains of AI',
      'Understand Ethical Frameworks',
      'Pass the Bioethics Quiz',
    ]);
  });

  it('can be played to the arrow, with full score and stars', () => {
    const { state, effects } = play(EMPTY_REALM_STATE, WAY);
    expect(effects.filter((e) => e.kind === 'refused')).toEqual([]);
    expect(effects.filter((e) => e.kind === 'task-completed')).toHaveLength(4);
    expect(effects).toContainEqual({ kind: 'exit-revealed', exit: 'exit', hint: 'Step on arrow to go to next map' });
    expect(scoreRealm(park.quest, state).score).toBe(100);
    expect(park.quest.tasks.map((task) => taskStars(task, state))).toEqual([3, 3, 3, 3]);
    expect(play(state, [{ kind: 'exit-reached', ref: 'exit' }]).state.completed).toBe(true);
  });

  it('gives no star for the frameworks to whom leaves out their activities', () => {
    const { state } = play(EMPTY_REALM_STATE, WAY.slice(0, -3));
    expect(park.quest.tasks.map((task) => taskStars(task, state))).toEqual([3, 3, 0, 3]);
  });

  it('opens the bioethics quiz after the session and names the next guide', () => {
    const { effects } = play(EMPTY_REALM_STATE, [{ kind: 'realm-entered' }, finish('ethical-frameworks')]);
    expect(effects).toContainEqual({ kind: 'open', target: { kind: 'activity', ref: 'bioethics-quiz' } });
    expect(effects).toContainEqual({ kind: 'hint', text: 'Interact With .....' });
  });

  it('enables the tree when the project cycle or the domains are complete', () => {
    for (const lesson of ['project-cycle', 'domains']) {
      const { effects } = play(EMPTY_REALM_STATE, [...WAY.slice(0, 11), finish(lesson)]);
      expect(effects).toContainEqual({ kind: 'enable', character: 'talking-tree' });
    }
  });

  it.each([
    ['the second step before the first', [{ kind: 'realm-entered' }, solve('acquisition-sort')]],
    ['the lesson before its steps', [{ kind: 'realm-entered' }, finish('project-cycle')]],
    ['the last domain before the others', [{ kind: 'realm-entered' }, solve('meaning-match')]],
    ['the quiz before the session', [{ kind: 'realm-entered' }, solve('bioethics-quiz')]],
    ['the exit before the tasks', [{ kind: 'realm-entered' }, { kind: 'exit-reached', ref: 'exit' }]],
    ['anything before the gate', [solve('scoping-match')]],
  ] as [string, Report[]][])('refuses %s', (_, reports) => {
    const { state, effects } = play(EMPTY_REALM_STATE, reports);
    expect(effects.at(-1)?.kind).toBe('refused');
    expect(state.done).toEqual([]);
  });

  it('never waits for the things beside the way', () => {
    const beside = ['canteen-data', 'donation-game', 'healthcare-case', 'bioethics-order', 'fair-order'].map(solve);
    const { effects } = play(EMPTY_REALM_STATE, [{ kind: 'realm-entered' }, ...beside]);
    expect(effects).toEqual([]);
  });
});
