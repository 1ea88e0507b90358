// Templates of a new kind of activity in shared: its definition, example content and their test.
import type { KindName } from './activityKind.ts';

export function kindSharedFiles(names: KindName, isWorldKind: boolean): Record<string, string | object> {
  const folder = `shared/src/activities/${names.kind}`;
  return {
    [`${folder}/definition.ts`]: definitionSource(names, isWorldKind),
    [`${folder}/definition.test.ts`]: testSource(names),
    [`${folder}/example.json`]: exampleContent(names),
  };
}

const definitionSource = (
  { kind, camel, title }: KindName,
  isWorldKind: boolean,
) => `// ${title}: mark everything that fits.
import { z } from 'zod';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
${isWorldKind ? "import { PLATES } from './mapNames.ts';\n" : ''}
export const ${camel} = defineActivity({
  kind: '${kind}',
  learns: 'none',
${isWorldKind ? `  onMap: () => [{ kind: '${kind}', name: PLATES }],\n` : ''}  fields: {
    question: text(),
    items: z.array(z.strictObject({ id, text: text(), fits: z.boolean(), why: text({ min: 12 }) })).min(2),
  },
  /** Ids of the marked items. */
  answer: z.array(answerId).max(50),
  grade: ({ items }, marked) => {
    const wrong = items.filter((item) => item.fits !== marked.includes(item.id)).map((item) => item.id);
    return { correct: wrong.length === 0, score: 1 - wrong.length / items.length, wrong };
  },
  explain: ({ items }) => items.map((item) => ({ item: item.id, label: item.text, text: item.why })),
  problems: ({ items }) =>
    items.some((item) => item.fits) ? [] : [{ path: ['items'], message: 'expected at least one item that fits' }],
  tries: ({ items }) => items.map((item) => item.id),
  solution: ({ items }) => items.filter((item) => item.fits).map((item) => item.id),
  emptyAnswer: () => [],
  /** Each differs from the solution in one item. */
  mistakes: ({ items }) =>
    items.map((changed) => items.filter((item) => item.fits !== (item === changed)).map((item) => item.id)),
});
`;

const exampleContent = ({ kind, title }: KindName) => ({
  id: kind,
  kind,
  guide: 'guide',
  title,
  prompt: 'Say what to do in one sentence.',
  hints: ['A nudge.', 'How to do it.', 'A worked example.'],
  messages: { correct: '✅ Correct! Well done.', wrong: '❌ Try again!' },
  question: 'What fits here?',
  items: [
    { id: 'first', text: 'This one fits', fits: true, why: 'Say why this one fits.' },
    { id: 'second', text: 'This one fits too', fits: true, why: 'Say why this one fits as well.' },
    { id: 'third', text: 'This one does not', fits: false, why: 'Say what was mixed up here.' },
  ],
});

const testSource = ({
  kind,
  camel,
}: KindName) => `// Grading, explanations and checks of the kind "${kind}", with its example.
import { describe, expect, it } from 'vitest';
import { ${camel} } from './definition.ts';
import content from './example.json';

const { schema, grade, explain, problems, solution, emptyAnswer, mistakes } = ${camel};
const example = schema.parse(content);

describe('${kind}', () => {
  it('is passed by its solution only', () => {
    expect(grade(example, solution(example))).toEqual({ correct: true, score: 1, wrong: [] });
    expect(grade(example, emptyAnswer(example)).correct).toBe(false);
  });

  it.each(mistakes(example).map((mistake) => ({ mistake })))('names the wrong item of $mistake and explains it', ({ mistake }) => {
    const { correct, wrong } = grade(example, mistake);
    expect(correct).toBe(false);
    expect(wrong).toHaveLength(1);
    expect(explain(example, mistake).map(({ item }) => item)).toEqual(expect.arrayContaining([...wrong]));
  });

  it('must have at least one item that fits', () => {
    const items = example.items.map((item) => ({ ...item, fits: false }));
    expect(problems?.(example)).toEqual([]);
    expect(problems?.({ ...example, items })).toHaveLength(1);
  });
});
`;
