// Checks that the browser journeys press what a person could press: at its place, never past what lies on it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['client/e2e', 'scripts/engines', 'scripts/live', 'assets/studio/screenshots'];

/** What goes past the pointer, and what stands for it. */
const FORBIDDEN: readonly [call: RegExp, instead: string][] = [
  [/\.selectOption\(/, 'choose() of client/e2e/support/inputDriver.ts'],
  // Files are removed with `force` too.
  [/(?<!recursive: true, )\bforce: true/, 'press() of an input driver, which presses a radio button on its label'],
  [/\.dispatchEvent\(['"](click|pointer|mouse|change|input)/, 'a press at its place'],
  [/\.(check|uncheck|setChecked)\([^)]*force/, 'press() of an input driver'],
  [/evaluate\([^;]*\.click\(\)/, 'a press at its place'],
];

const journeys = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);

function breaches(file: string): string[] {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  return lines.flatMap((line, at) =>
    FORBIDDEN.filter(([call]) => call.test(line) && !/rmSync\(|\brm\(/.test(line)).map(
      ([, instead]) => `${file}:${at + 1} ${line.trim()} → ${instead}`,
    ),
  );
}

it('finds journeys at all', () => expect(journeys.length).toBeGreaterThan(40));

it('journeys press by pointer or key what a person could press', () => {
  expect(journeys.flatMap(breaches)).toEqual([]);
});
