// The checks of `npm run i18n` find what they are for.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { placeholderProblem } from './placeholders.ts';
import { collectMessages } from './serverMessages.ts';
import { findUnmarkedText } from './unmarkedText.ts';

const wordsIn = (source: string) => findUnmarkedText('a.tsx', source).map(({ text: words }) => words);

it('finds text between tags and in attributes that are read', () => {
  expect(wordsIn('const a = <p className="big" title="Hint">Hello <b>{name}</b></p>;')).toEqual(['Hint', 'Hello']);
  expect(wordsIn(`const a = <Field label={open ? 'Close it' : 'Open ' + it} />;`)).toEqual(['Close it', 'Open']);
  expect(wordsIn("const a = <p>{busy && 'Wait'}{kind === 'x' && <b />}</p>;")).toEqual(['Wait']);
  expect(
    wordsIn("const OPTIONS = [{ value: 'a', label: 'Apple' }]; showToast('error', 'Oh'); usePage('Plans');"),
  ).toEqual(['Apple', 'Oh', 'Plans']);
});

it('leaves marked words, code, signs and names alone', () => {
  expect(
    wordsIn('const a = <p title={t`Hint`}><Trans>Hello</Trans> · {price} <code>print</code> Lanternwise</p>;'),
  ).toEqual([]);
});

it('finds whole sentences in any string, but not what developers read', () => {
  expect(wordsIn("const SAVE = { full: 'Your shelf is full. Delete one.', kind: 'shelf' };")).toEqual([
    'Your shelf is full. Delete one.',
  ]);
  expect(wordsIn(`const where = (n) => \`You have \${n} lines here.\`;`)).toEqual(['You have lines here.']);
  expect(wordsIn(`const a = t\`This one is marked.\`; const b = t({ message: \`So is \${this} one.\` });`)).toEqual([]);
  expect(wordsIn("throw new TypeError('This must never happen.'); console.warn('This is slow here.');")).toEqual([]);
});

it('compares placeholders, elements and plurals', () => {
  const english = '<0>{name}</0> has {count, plural, one {# lamp} other {# lamps}}';
  expect(
    placeholderProblem(english, '<0>{name}</0> के पास {count, plural, one {# दीया} other {# दीये}}'),
  ).toBeUndefined();
  expect(placeholderProblem(english, '{naam} के पास {count}')).toMatch(/lacks <\/0> <0> {name}.*has {naam}/);
  expect(placeholderProblem('{a}', '{a')).toMatch(/cannot be read/);
});

it('walks a schema down to every sentence', () => {
  const schema = z.strictObject({
    name: z
      .string('Say a name.')
      .max(3, 'Shorter.')
      .refine((text) => text !== '', 'Not empty.'),
    kinds: z.array(z.union([z.enum(['a'], 'Only a.'), z.number().optional()], 'One of two.')).min(1, 'At least one.'),
  });
  expect([...collectMessages(schema)].sort()).toEqual([
    'At least one.',
    'Not empty.',
    'One of two.',
    'Only a.',
    'Say a name.',
    'Shorter.',
  ]);
});
