// Tests that no string of an answer or of an event is without a mark: free text of learners, a reference to content, or a pattern.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ANSWER_SCHEMAS } from '../activities/registry.ts';
import { questEventSchema } from '../quests/events.ts';
import { mayHoldOwnWords } from '../quests/ownWords.ts';
import { contentReference, freeText, freeTextFields, unmarkedStrings } from './freeText.ts';

const schemas = [
  ...[...ANSWER_SCHEMAS].map(([kind, schema]) => [`answer of ${kind}`, schema] as const),
  ...questEventSchema.options.map((option) => [`event ${option.shape.kind.value}`, option] as const),
];

describe('every string that a learner sends', () => {
  it.each(schemas)('has a mark or a pattern: %s', (_name, schema) => {
    expect(unmarkedStrings(schema), 'mark it with freeText() or contentReference()').toEqual([]);
  });
});

describe('unmarkedStrings', () => {
  it.each([
    [z.object({ note: z.string() }), '$.note'],
    [z.record(z.string(), z.number()), '$' + '{key}'],
    [z.array(z.string().max(3).nullable()), '$[]'],
    [z.union([z.number(), z.string()]), '$:1'],
    [z.object({ any: z.unknown() }), '$.any'],
    [z.custom<string>(), '$'],
    [z.tuple([z.int(), z.string().optional()]), '$[1]'],
  ])('finds %#', (schema, path) => {
    expect(unmarkedStrings(schema)).toEqual([path]);
  });

  it('accepts marks, enums, patterns and numbers', () => {
    const fine = z.strictObject({
      typed: freeText(z.string()),
      json: freeText(z.json()),
      picked: contentReference(z.string()),
      kind: z.enum(['a', 'b']),
      id: z.uuid(),
      digits: z.string().regex(/^\d+$/),
      count: z.int(),
    });
    expect(unmarkedStrings(fine)).toEqual([]);
    expect([...freeTextFields(fine)]).toEqual(['typed', 'json']);
  });
});

describe('own words in events', () => {
  it('are programs, names of errors and answers; names of figures are known ones', () => {
    expect(mayHoldOwnWords('program-run', 'code')).toBe(true);
    expect(mayHoldOwnWords('program-run', 'errorKind')).toBe(true);
    expect(mayHoldOwnWords('program-run', 'status')).toBe(false);
    expect(mayHoldOwnWords('model-card', 'figures')).toBe(false);
    expect(mayHoldOwnWords('activity-answered', 'answer')).toBe(true);
    expect(mayHoldOwnWords('activity-answered', 'ms')).toBe(false);
  });
});
