// A line finds its place in the files that list things, or the caller is told what to add by hand.
import { expect, it } from 'vitest';
import { type InsertPosition, insertInto } from './insert.ts';

const put = (text: string, insert: string, at: InsertPosition) =>
  insertInto(text, { file: 'x.ts', insert, position: at });

it('goes into a sorted list in its place, into any other one at the end', () => {
  const at: InsertPosition = { kind: 'list', open: 'const ALL', close: ']' };
  expect(put('const ALL = [\n  ant,\n  cow,\n];', 'bee,', at)).toBe('const ALL = [\n  ant,\n  bee,\n  cow,\n];');
  expect(put('const ALL = [\n  ant,\n  cow,\n];', 'dog,', at)).toBe('const ALL = [\n  ant,\n  cow,\n  dog,\n];');
  expect(
    put("const ALL = {\n  ant: 1,\n  'cow-1': make(\n    2,\n  ),\n}", 'bee: 3,', {
      ...at,
      open: 'const ALL',
      close: '}',
    }),
  ).toBe("const ALL = {\n  ant: 1,\n  bee: 3,\n  'cow-1': make(\n    2,\n  ),\n}");
  expect(put('const ALL = [\n  cow,\n  ant,\n];', 'bee,', at)).toBe('const ALL = [\n  cow,\n  ant,\n  bee,\n];');
});

it('goes before a line, as far in as that is', () => {
  expect(put('{\n    last(),\n}', 'mine(),', { kind: 'before', line: 'last(' })).toBe('{\n    mine(),\n    last(),\n}');
});

it('goes right after a text, counted from another one', () => {
  const at: InsertPosition = { kind: 'after', from: 'b: {', text: 'pages(' };
  expect(put('a: { pages(1) }, b: { pages(2) }', '3, ', at)).toBe('a: { pages(1) }, b: { pages(3, 2) }');
});

it('goes among the imports', () => {
  expect(put("// What it is.\nimport 'a';", "import 'b';", { kind: 'import' })).toContain("import 'b';\nimport 'a';");
});

it.each([
  ['{\n "a": [\n  1\n ]\n}', ['a'], '  2', '{\n "a": [\n  1,\n  2\n ]\n}'],
  ['{ "a": [] }', ['a'], '2', '{ "a": [\n2\n] }'],
  ['{ "a": [{ "b": 1 }] }', ['a', 0], '"c": 2', '{ "a": [{ "b": 1,\n"c": 2\n}] }'],
  ['{ "next": 7 }', ['next'], '8', '{ "next": 8 }'],
] as const)('goes into JSON at its place: %s', (text, path, insert, expected) => {
  const inserted = put(text, insert, { kind: 'json', path });
  expect(inserted).toBe(expected);
  expect(() => JSON.parse(inserted)).not.toThrow();
});

it('says what to add by hand where its place is gone', () => {
  expect(() => put('const NONE = 1;', 'bee,', { kind: 'list', open: 'const ALL', close: ']' })).toThrow(
    /x\.ts has no "const ALL".*bee,/,
  );
});
