// The font stacks of Hindi pages include a bundled font with Devanagari: a machine without one would show boxes.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it.each(['--body', '--code'])('%s has Devanagari', (name) => {
  expect(read('../../../ui/styles/tokens.css')).toMatch(new RegExp(`^  ${name}: `, 'm'));
  const [, hindi] = /:root:lang\(hi\) \{([^}]*)\}/.exec(read('./font-hi.css')) ?? [];
  expect(hindi).toMatch(new RegExp(`^  ${name}: .*"Noto Sans Devanagari"`, 'm'));
});
