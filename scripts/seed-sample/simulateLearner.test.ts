// The sample learners' way through a whole realm: they do everything that counts for the score.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileContent } from '../content/compile.ts';
import { createRandom } from './random.ts';
import { createLearner } from './school.ts';
import { simulateRealm } from './simulateLearner.ts';

const { realms } = compileContent(join(import.meta.dirname, '../..'));

it.each(realms.map((content) => [content.realm.id, content] as const))('%s is played for a score', (_id, content) => {
  const moves = simulateRealm(content, createLearner(0, createRandom(7)), createRandom(7));
  const done = new Set(
    moves.flatMap(({ event }) => {
      const { kind, ref, status } = event as Partial<Record<'kind' | 'ref' | 'status', unknown>>;
      return kind === 'activity-answered' || (kind === 'program-run' && status === 'passed') ? [ref] : [];
    }),
  );
  const { points, graded } = content.quest;
  const scored = points?.flatMap(({ parts }) => parts.map(({ activity }) => activity)) ?? graded;
  expect(scored.filter((ref) => !done.has(ref))).toEqual([]);
});
