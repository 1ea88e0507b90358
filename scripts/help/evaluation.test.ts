// Measures Ask Owl on questions that were written before its texts and search; a third of them is held back from tuning.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { audienceOfPath, realmOfPath } from '../../client/src/help/pageContext.ts';
import { answerQuestion } from '../../client/src/help/search/answer.ts';
import { buildIndex } from '../../client/src/help/search/searchIndex.ts';
import { compileContent, realmsIn } from '../content/compile.ts';
import { compileHelp } from './compile.ts';

const root = join(import.meta.dirname, '../..');
const language = z.enum(['en', 'hi']);
const fileSchema = z.object({
  questions: z.array(
    z.object({ lang: language, ask: z.string(), right: z.array(z.string()).min(1), page: z.string().optional() }),
  ),
  refused: z.array(z.object({ lang: language, ask: z.string(), refusal: z.string() })),
});
const { questions, refused } = fileSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8')),
);
/** Every third question; they are never looked at while the search is changed. */
const isHeldBack = (at: number): boolean => at % 3 === 2;

const { realms, translations } = compileContent(root);
const help = compileHelp(root, { en: realms, hi: realmsIn('hi', { realms, translations }) });
const indexes = { en: buildIndex(help.passages.en, 'en'), hi: buildIndex(help.passages.hi, 'hi') };
const sources = new Set(help.passages.en.map(({ source }) => source));

const answer = (ask: string, lang: 'en' | 'hi', page = '/') =>
  answerQuestion(ask, {
    index: indexes[lang],
    language: lang,
    at: { realm: realmOfPath(page), audience: audienceOfPath(page) },
  });

/** The share of questions whose right source is among the first `count` shown. */
function share(asked: typeof questions, count: number): number {
  const right = asked.filter((question) => {
    const { kind, ...rest } = answer(question.ask, question.lang, question.page);
    const found = kind === 'found' && 'found' in rest ? rest.found.slice(0, count) : [];
    return found.some(({ source }) => question.right.includes(source));
  });
  return right.length / asked.length;
}

it('has 146 questions with sources that exist, 50 of them in Hindi', () => {
  expect(questions).toHaveLength(146);
  expect(questions.filter(({ lang }) => lang === 'hi')).toHaveLength(50);
  expect(questions.filter(({ right }) => !right.some((source) => sources.has(source)))).toEqual([]);
});

it('shows the right source for at least 90% of the questions, also of those that were held back', () => {
  const heldBack = questions.filter((_, at) => isHeldBack(at));
  const tuned = questions.filter((_, at) => !isHeldBack(at));
  expect(share(tuned, 3)).toBeGreaterThanOrEqual(0.9);
  expect(share(heldBack, 3)).toBeGreaterThanOrEqual(0.9);
  expect(share(questions, 1)).toBeGreaterThanOrEqual(0.9);
});

it.each([
  ['en', 'What is machine learning?'],
  ['en', 'what is deep learning'],
  ['hi', 'मशीन लर्निंग क्या है?'],
] as const)('answers from Unit 2 first in %s: %s', (lang, ask) => {
  const reply = answer(ask, lang);
  expect(reply.kind === 'found' && reply.found[0]?.source).toBe('help/unit-2');
});

it('refuses personal data, a child in trouble, harm, and what it does not know', () => {
  const reactions = refused.map(({ ask, lang }) => {
    const reply = answer(ask, lang);
    return [ask, reply.kind === 'refused' ? reply.refusal : reply.kind];
  });
  expect(reactions).toEqual(refused.map(({ ask, refusal }) => [ask, refusal]));
});

it('has sound articles in both languages, and an index far below 300 KB', () => {
  expect(help.issues).toEqual([]);
  for (const index of Object.values(indexes)) expect(gzipSync(JSON.stringify(index)).length).toBeLessThan(300 * 1024);
});

it('knows the realm one is in', () => {
  const here = answer('what do I do here', 'en', '/Grassroot/think-tank-park');
  expect(here).toMatchObject({ kind: 'found', found: [{ source: 'help/realm-think-tank-park' }, {}, {}] });
});
