// No string of the content is without a kind: it is a text, the same in every language, or has a pattern (an id). A new bare `z.string()` is named here.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { realmContentSchema } from '../../shared/src/content/bundle.ts';
import { text, verbatim } from '../../shared/src/content/text.ts';
import { textFields } from '../../shared/src/content/texts.ts';
import { compileContent } from './compile.ts';
import { stringLeaves } from './string-leaves.ts';

it('every string of a content schema is marked', () => {
  const unmarked = stringLeaves(realmContentSchema).filter(({ kind }) => kind === 'unmarked');
  expect(
    unmarked.map(({ place }) => place),
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

describe('the texts of the realms', () => {
  const { realms } = compileContent(new URL('../..', import.meta.url).pathname);

  it.each(realms.map((realm) => [realm.realm.id, realm] as const))('%s: each has an address of its own', (_, realm) => {
    const addresses = textFields(realmContentSchema, realm).map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('hold everything that is written as a sentence', () => {
    const marked = new Set(realms.flatMap((realm) => textFields(realmContentSchema, realm).map(({ text }) => text)));
    const sentences: string[] = [];
    const collect = (value: unknown, key: string): void => {
      if (typeof value === 'string' && /^[A-Z][a-z]+ [a-z]+ .*[.!?]$/s.test(value) && !NOT_READ.has(key))
        sentences.push(value);
      else if (typeof value === 'object' && value !== null)
        for (const [name, child] of Object.entries(value)) collect(child, Array.isArray(value) ? key : name);
    };
    for (const realm of realms) collect(realm, '');
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter((sentence) => !marked.has(sentence))).toEqual([]);
  });
});

/** Programs and what they print may be sentences too. */
const NOT_READ = new Set(['expected', 'stdin', 'also', 'output', 'code', 'starter', 'solution']);
