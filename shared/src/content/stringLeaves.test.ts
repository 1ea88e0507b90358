// No string of the content is without a kind: it is a text, the same in every language, or has a pattern (an id). A new bare `z.string()` is named here.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { realmContentSchema } from './bundle.ts';
import { stringLeaves } from './stringLeaves.ts';
import { text, verbatim } from './text.ts';

it('every string of a content schema is marked', () => {
  const unmarked = stringLeaves(realmContentSchema).filter(({ kind }) => kind === 'unmarked');
  expect(
    unmarked.map(({ path: place }) => place),
    'use text() for what a person reads, verbatim() for what is the same in every language, or a pattern',
  ).toEqual([]);
});

describe('the check', () => {
  it('names a bare string wherever it stands', () => {
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
      { place: '$.id', kind: 'pattern' },
      { place: '$.title', kind: 'text' },
      { place: '$.code[]', kind: 'verbatim' },
      { place: '$.lost{}:x.words[0]', kind: 'unmarked' },
    ]);
  });

  it('follows a schema that holds itself', () => {
    const tree: z.ZodType = z.lazy(() => z.object({ name: text(), children: z.array(tree) }));
    expect(stringLeaves(tree)).toEqual([{ place: '$.name', kind: 'text' }]);
  });
});
