// Tests that every string of the content schemas is marked as text or verbatim, or has a pattern.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { realmContentSchema } from './bundle.ts';
import { stringLeaves } from './stringLeaves.ts';
import { text, verbatim } from './text.ts';

it('marks every string of the content schemas', () => {
  const unmarked = stringLeaves(realmContentSchema).filter(({ kind }) => kind === 'unmarked');
  expect(
    unmarked.map(({ path }) => path),
    'use text() for strings shown to learners, verbatim() for strings that are never translated, or a pattern',
  ).toEqual([]);
});

describe('the check', () => {
  it('reports a bare string at any depth', () => {
    const schema = z.object({
      id: z.string().regex(/^[a-z]+$/),
      kind: z.enum(['a', 'b']),
      title: text().optional(),
      code: z.array(verbatim()),
      lost: z.record(
        z.string(),
        z.discriminatedUnion('kind', [z.object({ kind: z.literal('x'), words: z.tuple([z.string().nullable()]) })]),
      ),
    });
    expect(stringLeaves(schema)).toEqual([
      { path: '$.id', kind: 'pattern' },
      { path: '$.title', kind: 'text' },
      { path: '$.code[]', kind: 'verbatim' },
      { path: '$.lost{}:x.words[0]', kind: 'unmarked' },
    ]);
  });

  it('follows a recursive schema', () => {
    const tree: z.ZodType = z.lazy(() => z.object({ name: text(), children: z.array(tree) }));
    expect(stringLeaves(tree)).toEqual([{ path: '$.name', kind: 'text' }]);
  });
});
