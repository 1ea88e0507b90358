// Every activity of every realm, of whatever kind: its solution passes, nothing and mistakes do not, and every wrong item is explained.
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_KINDS,
  activityProblems,
  activitySchema,
  emptyAnswerOf,
  explainAnswer,
  gradeActivity,
  mistakesOf,
  partsOf,
  solutionOf,
} from '../../shared/src/activities/registry.ts';
import { isVerbatimSchema, textKindOf } from '../../shared/src/content/text.ts';
import { UNIT2_CONTENT } from '../../shared/src/school/unit2Content.ts';
import { compileContent } from './compile.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));
const activities = [
  ...realms.flatMap((realm) =>
    Object.values(realm.activities).map((activity) => [`${realm.realm.id}/${activity.id}`, activity] as const),
  ),
  ...Object.entries(UNIT2_CONTENT),
];

it('there is content of every kind', () => {
  expect(new Set(activities.map(([, activity]) => activity.kind))).toEqual(new Set(ACTIVITY_KINDS));
});

describe.each(activities)('%s', (_, activity) => {
  it('contradicts itself nowhere', () => {
    expect(activityProblems(activity)).toEqual([]);
  });

  it('passes when solved', () => {
    expect(gradeActivity(activity, solutionOf(activity))).toMatchObject({ correct: true, score: 1, wrong: [] });
  });

  it('fails when empty, and says of every part what is missing or wrong', () => {
    const empty = emptyAnswerOf(activity);
    const grade = gradeActivity(activity, empty);
    expect(grade).toMatchObject({ correct: false });
    expect(
      explainAnswer(activity, empty, grade?.wrong ?? [])
        .map((said) => said.item)
        .sort(),
    ).toEqual([...(grade?.wrong ?? [])].sort());
  });

  it('fails at every mistake and explains every wrong item', () => {
    const mistakes = mistakesOf(activity);
    expect(mistakes.length).toBeGreaterThan(0);
    for (const mistake of mistakes) {
      const grade = gradeActivity(activity, mistake);
      expect(grade?.correct).toBe(false);
      const said = explainAnswer(activity, mistake, grade?.wrong ?? []);
      expect(said.map(({ item }) => item).sort()).toEqual([...(grade?.wrong ?? [])].sort());
      expect(said.every((one) => one.unanswered || one.text.length > 10)).toBe(true);
    }
  });

  it('does not grade an answer of another shape', () => {
    expect(gradeActivity(activity, 12)).toBeUndefined();
    expect(gradeActivity(activity, null)).toBeUndefined();
  });

  it('has three different hints, and every part once', () => {
    expect(new Set(activity.hints).size).toBe(3);
    expect(new Set(partsOf(activity)).size).toBe(partsOf(activity).length);
  });
});

describe('marks of what a person reads', () => {
  /** Strings of the content that are never displayed: ids, answers, raw data and names of symbols. */
  const MACHINE =
    /^(id|kind|guide|illustration|icon|symbol|zone|correct|activity|group|tags|sequence|pixels|fix|column|role|tier|rows|across|upwards|x|y|palette|board|facts|from|painting|portrait|sprites)$/;
  const isMachine = (path: readonly string[]): boolean => path.at(-2) !== 'messages' && MACHINE.test(path.at(-1) ?? '');
  type Node = Parameters<typeof textKindOf>[0] & { _zod: { def: Record<string, unknown> } };

  /** Keys from the top to every plain string that carries no mark. */
  function unmarked(node: Node, path: string[] = []): string[] {
    const { def } = node._zod;
    const inner = [def.innerType, def.element, def.valueType, ...list(def.items), ...list(def.options)].filter(Boolean);
    if (def.type === 'object') {
      return Object.entries(def.shape as Record<string, Node>).flatMap(([key, value]) =>
        unmarked(value, [...path, key]),
      );
    }
    if (def.type === 'string')
      return textKindOf(node) || isVerbatimSchema(node) || isMachine(path) ? [] : [path.join('.')];
    return inner.flatMap((one) => unmarked(one as Node, path));
  }
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

  it('are on every string but ids, answers and data', () => {
    expect(unmarked(activitySchema as unknown as Node)).toEqual([]);
  });
});
