// Node that is too old stops the start in words; a newer one than was tried is told and starts.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nodeProblem, nodeWarning } from './nodeVersion.mjs';

it.each([
  ['18.20.4', true, false],
  ['20.18.3', true, false],
  ['20.19.0', false, false],
  ['22.0.0', false, false],
  ['24.11.1', false, false],
  ['25.0.0', false, true],
  ['100.1.0', false, true],
])('%s: too old %s, untried %s', (version, isTooOld, isUntried) => {
  expect(nodeProblem(version) !== undefined).toBe(isTooOld);
  expect(nodeWarning(version) !== undefined).toBe(isUntried);
  if (isTooOld) expect(nodeProblem(version)).toContain(`needs Node 20.19 or newer; this is ${version}.`);
});

it('package.json names the same oldest version', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const [, oldest = ''] = />=(\d+\.\d+\.\d+)$/.exec(engines.node) ?? [];
  const [major = 0, minor = 0] = oldest.split('.').map(Number);
  expect(nodeProblem(oldest)).toBeUndefined();
  expect(nodeProblem(`${major}.${minor - 1}.9`)).toBeDefined();
});
