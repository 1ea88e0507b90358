// Tests that every request contract limits what it accepts: strings, lists, records and numbers; nothing unknown is passed on.
import { questEventSchema } from '@lanternwise/shared/quests/events';
import { limitsMissing } from '@lanternwise/shared/testing/schemaLimits';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allContracts, routeName } from './testing/routes.ts';

/** Values whose limits are elsewhere: in code that measures them, or because each item has a schema of its own. */
const MEASURED: Readonly<Record<string, string>> = {
  'PATCH /api/v1/user/settings body.settings{}':
    'keys of newer clients are kept: measured as a whole, see mergeSettings',
  'POST /api/v1/user/map-progress body.progress{}': "a map's own object: measured as a whole, see leaveMap",
  'POST /api/v1/user/quest-events body.events[]': 'each event has a schema of its own, tested below',
};

const contracts = await allContracts();

describe('a request', () => {
  it.each(contracts.map((contract) => [routeName(contract), contract] as const))(
    'of %s is limited',
    (name, contract) => {
      const { params, query, body } = contract;
      const problems = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema ? limitsMissing(schema, `${name} ${part}`) : [],
      );
      expect(
        problems.filter((problem) => !Object.keys(MEASURED).some((path) => problem.startsWith(`${path}:`))),
      ).toEqual([]);
    },
  );

  it.each(contracts.flatMap((contract) => (contract.params ? [[routeName(contract), contract] as const] : [])))(
    'of %s has a schema for each parameter',
    (_, { path, params }) => {
      const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys((params as z.ZodObject).shape).sort()).toEqual(names.sort());
    },
  );

  it('with a parameter in its path has a schema for it', () => {
    const bare = contracts.filter(({ path, params }) => path.includes(':') && !params);
    expect(bare.map(routeName)).toEqual([]);
  });
});

describe('a quest event', () => {
  it('is limited; of an answer, the schema of its activity decides', () => {
    const problems = limitsMissing(questEventSchema, 'event');
    expect(problems).toEqual(['event.answer: any value is accepted (unknown)']);
  });
});

describe('the rule', () => {
  it.each([
    ['a string', z.string(), 2],
    ['a string with a pattern that has no end', z.string().regex(/^[a-z]+$/), 1],
    ['a list', z.array(z.boolean()), 1],
    ['a record', z.record(z.enum(['a']).or(z.string().max(3)), z.boolean()), 2],
    ['a number', z.number().min(0), 1],
    ['an integer', z.int(), 1],
    ['unknown keys', z.looseObject({}), 1],
    ['any value', z.strictObject({ a: z.unknown() }), 1],
    ['a custom value', z.custom(), 1],
    ['what is inside wrappers', z.string().optional().nullable().default('').catch(''), 2],
    [
      'a transformed string',
      z
        .string()
        .max(4)
        .transform((text) => text.trim()),
      1,
    ],
    [
      'a transformed string that loses the rest',
      z
        .string()
        .max(1e4)
        .transform((text) => text.replaceAll(/[\0\p{Surrogate}]/gu, '')),
      0,
    ],
    ['a number that becomes one of few', z.coerce.number().pipe(z.literal([1, 2])), 0],
    ['a limited string', z.string().regex(/^[a-z]{3}$/), 0],
  ])('finds %s', (_, schema, count) => {
    expect(limitsMissing(schema, 'x')).toHaveLength(count);
  });
});
