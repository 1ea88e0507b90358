// Tests that no answer of any kind carries keys beyond those of its activity, and that every answer has a largest size.
import { readdirSync, readFileSync } from 'node:fs';
import {
  ACTIVITY_KINDS,
  type Activity,
  ANSWER_SCHEMAS,
  cleanAnswer,
  mistakesOf,
  solutionOf,
} from '@lanternwise/shared/activities/registry';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { limitsMissing } from '@lanternwise/shared/testing/schemaLimits';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const CONTENT = new URL('../../../../shared/generated/content/', import.meta.url);
const activities: Activity[] = readdirSync(CONTENT)
  .filter((file) => file.endsWith('.json') && !file.endsWith('.hi.json'))
  .flatMap((file) => {
    const content: RealmContent = realmContentSchema.parse(JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8')));
    return Object.values(content.activities);
  });

/** Where records stand in a schema, as paths; `dropUnknownKeys` reaches those at the top and in objects. */
function recordsIn(schema: unknown, path: string): string[] {
  if (schema instanceof z.ZodRecord) return [path];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, part]) => recordsIn(part, `${path}.${key}`));
  if (schema instanceof z.ZodArray) return recordsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return recordsIn(schema.unwrap(), `${path}?`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => recordsIn(one, `${path}|`));
  return [];
}

describe('an answer', () => {
  it.each(ACTIVITY_KINDS)('of the kind %s has records only where unknown keys are dropped', (kind) => {
    expect(recordsIn(ANSWER_SCHEMAS.get(kind), kind).filter((path) => /\[\]|\?|\|/.test(path))).toEqual([]);
  });

  // The program of the tractor is read by a function of its own, which counts its blocks.
  it.each(ACTIVITY_KINDS.filter((kind) => kind !== 'tractor'))('of the kind %s has a largest size', (kind) => {
    const schema = ANSWER_SCHEMAS.get(kind) ?? z.never();
    expect(limitsMissing(schema, kind, { keysAreDropped: true })).toEqual([]);
  });

  it.each(activities.map((activity) => [activity.kind, activity.id, activity] as const))(
    'of the %s "%s" keeps all that an answer of ours has',
    (_kind, _id, activity) => {
      for (const answer of [solutionOf(activity), ...mistakesOf(activity)]) {
        expect(cleanAnswer(activity, answer)).toEqual(answer);
      }
    },
  );

  it.each(activities.map((activity) => [activity.kind, activity.id, activity] as const))(
    'of the %s "%s" loses foreign keys',
    (kind, _id, activity) => {
      const solution = JSON.parse(JSON.stringify(solutionOf(activity)));
      const records = recordsIn(ANSWER_SCHEMAS.get(kind), '');
      for (const path of records) {
        const record = path
          .split('.')
          .slice(1)
          .reduce((at, key) => at[key], solution);
        const sample = Object.values(record)[0];
        if (sample === undefined) continue;
        record['a-foreign-key'] = sample;
        Object.defineProperty(record, '__proto__', { value: sample, enumerable: true, configurable: true });
      }
      expect(cleanAnswer(activity, solution)).toEqual(solutionOf(activity));
    },
  );
});
