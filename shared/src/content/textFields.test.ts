// Tests of listing and replacing the marked texts of a value.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { outputText, programText, text, verbatim } from './text.ts';
import { humanizePath, mapTexts, replaceTexts, textFields, translatableFields } from './textFields.ts';

const schema = z.strictObject({
  id: verbatim(),
  title: text(),
  messages: z.object({ correct: text(), wrong: text() }),
  hints: z.tuple([text(), text()]).rest(text()),
  options: z.array(z.strictObject({ id: verbatim(), text: text(), why: text() })),
  correct: verbatim(),
  mistakes: z.record(z.string(), text()),
  why: z.record(z.string(), z.record(z.string(), text())),
  subtitle: text().optional(),
  label: text().default('Check'),
  note: text().nullable(),
  figure: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cards'), cards: z.array(z.object({ text: text() })) }),
    z.object({ kind: z.literal('code'), text: verbatim() }),
  ]),
  answer: z.union([z.array(text()), text()]),
  upper: text({ max: 9 }).transform((words) => words.toUpperCase()),
  trimmed: z.preprocess((value) => value, text().max(50)),
  later: z.lazy(() => text()).readonly(),
  both: z.intersection(z.object({ a: text() }), z.object({ b: text() })),
});

const part = schema.parse({
  id: 'colours',
  title: 'Colours',
  messages: { correct: 'Right!', wrong: 'Not yet.' },
  hints: ['Look.', 'Think.', 'Red.'],
  options: [
    { id: 'red', text: 'Red', why: 'It is.' },
    { id: 'blue', text: 'Blue', why: 'It is not.' },
  ],
  correct: 'red',
  mistakes: { '12': 'One too far.' },
  why: { a: { '*': 'Another output.' } },
  note: null,
  figure: { kind: 'cards', cards: [{ text: 'A card' }, { text: 'Another' }] },
  answer: ['Several', 'words'],
  upper: 'loud',
  trimmed: 'Trimmed',
  later: 'Later',
  both: { a: 'A', b: 'B' },
});

it('finds marked texts through every schema type', () => {
  const found = textFields(schema, part).map(({ path, address, text }) => [path, address, text]);
  expect(found).toEqual([
    ['title', 'title', 'Colours'],
    ['messages.correct', 'messages/correct', 'Right!'],
    ['messages.wrong', 'messages/wrong', 'Not yet.'],
    ['hints.0', 'hints/0', 'Look.'],
    ['hints.1', 'hints/1', 'Think.'],
    ['hints.2', 'hints/2', 'Red.'],
    ['options.0.text', 'options/red/text', 'Red'],
    ['options.0.why', 'options/red/why', 'It is.'],
    ['options.1.text', 'options/blue/text', 'Blue'],
    ['options.1.why', 'options/blue/why', 'It is not.'],
    ['mistakes.12', 'mistakes/12', 'One too far.'],
    ['why.a.*', 'why/a/*', 'Another output.'],
    ['label', 'label', 'Check'],
    ['figure.cards.0.text', 'figure/cards/0/text', 'A card'],
    ['figure.cards.1.text', 'figure/cards/1/text', 'Another'],
    ['answer.0', 'answer/0', 'Several'],
    ['answer.1', 'answer/1', 'words'],
    ['upper', 'upper', 'LOUD'],
    ['trimmed', 'trimmed', 'Trimmed'],
    ['later', 'later', 'Later'],
    ['both.a', 'both/a', 'A'],
    ['both.b', 'both/b', 'B'],
  ]);
});

it("uses the value's variant of a union", () => {
  const programs = { ...part, figure: { kind: 'code', text: 'print(1)' }, answer: 'One' };
  const texts = textFields(schema, programs).map(({ text }) => text);
  expect(texts).toContain('One');
  expect(texts).not.toContain('print(1)');
});

it('keeps the address of a moved element and uses indexes if ids are not unique', () => {
  const turned = { ...part, options: part.options.toReversed() };
  const place = (value: unknown, words: string) => textFields(schema, value).find(({ text }) => text === words);
  expect(place(turned, 'It is.')).toMatchObject({ path: 'options.1.why', address: 'options/red/why' });
  const twice = { ...part, options: [part.options[0], part.options[0]] };
  expect(place(twice, 'It is.')?.address).toBe('options/0/why');
});

it('replaces exactly the given paths', () => {
  const { part: changed, unknown } = replaceTexts(schema, part, {
    'hints.1': 'Think again.',
    correct: 'green',
    '__proto__.x': 'y',
  });
  expect(changed).toEqual({ ...part, hints: ['Look.', 'Think again.', 'Red.'] });
  expect(unknown).toEqual(['correct', '__proto__.x']);
  expect(part.hints[1]).toBe('Think.');
  expect(mapTexts(schema, part, ({ text }) => text)).toEqual(part);
});

it('gives programs and outputs to translations only', () => {
  const step = z.object({ title: text(), code: programText().optional(), output: outputText() });
  const value = { title: 'A sign', code: 'print("Hi")', output: 'Hi' };
  expect(textFields(step, value).map(({ path }) => path)).toEqual(['title']);
  expect(translatableFields(step, value).map(({ path, kind }) => [path, kind])).toEqual([
    ['title', 'text'],
    ['code', 'program'],
    ['output', 'output'],
  ]);
  expect(mapTexts(step, value, ({ kind }) => kind)).toEqual({ title: 'text', code: 'program', output: 'output' });
  expect(replaceTexts(step, value, { code: 'import os' })).toEqual({ part: value, unknown: ['code'] });
});

it('formats a path for people', () => {
  expect(humanizePath('steps.0.title')).toBe('Steps 1, title');
  expect(humanizePath('domains.2.examples.1.description')).toBe('Domains 3, examples 2, description');
});

it('allows Hindi to be 1.5 times as long', () => {
  const short = text({ max: 10 });
  expect(short.safeParse('a'.repeat(10)).success).toBe(true);
  expect(short.safeParse('a'.repeat(11)).error?.issues[0]?.message).toBe('expected at most 10 characters, found 11');
  expect(short.safeParse('क'.repeat(15)).success).toBe(true);
  expect(short.safeParse('क'.repeat(16)).success).toBe(false);
});
