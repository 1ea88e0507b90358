// @vitest-environment jsdom
// Tests the Lab of the last field: every morning counts, a stop marks its line, and the tractor drives what the program did.

import { COMMANDS, type Command } from '@lanternwise/shared/activities/tractor/commands';
import { tractorField } from '@lanternwise/shared/activities/tractor/fields';
import { runToEnd } from '@lanternwise/shared/activities/tractor/interpreter';
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunOptions, RunResult } from '../protocol.ts';
import { FakePython } from './testing/FakePython.ts';
import { open, press, wait } from './testing/renderLab.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.restoreAllMocks());

const field = tractorField('new-field-each-day');
const cases = field.layouts.map((layout) => ({
  expected: '',
  also: [],
  hidden: false,
  drive: { field, layout },
}));

const solved = (layout: Tractor | undefined): readonly Command[] =>
  layout
    ? runToEnd(FIELD_PROGRAMS[field.id]!.solution, layout).steps.flatMap(({ kind }) =>
        COMMANDS.includes(kind as Command) ? [kind as Command] : [],
      )
    : [];

/** Python that drives as `commands` say for each layout. */
const driveBy = (answer: (layout: Tractor | undefined) => Partial<RunResult>) =>
  vi.spyOn(FakePython.prototype, 'run').mockImplementation(async (_code: string, { tractor }: RunOptions = {}) => ({
    status: 'ok',
    ms: 1,
    ...answer(tractor),
  }));

/** React shows one command each time. */
async function driveToTheEnd(): Promise<void> {
  for (let command = 0; command < 200; command += 1) await wait(1000);
}

it('passes when every morning is done, and then the tractor drives them one after the other', async () => {
  const runs = driveBy((layout) => ({ commands: solved(layout) }));
  const { onAttempt } = await open({ task: { cases } });
  await press('Run Code');
  expect(onAttempt).toHaveBeenCalledWith(expect.objectContaining({ status: 'passed' }));
  expect(runs.mock.calls.map(([, options]) => options?.tractor)).toEqual([field.layouts[0], ...field.layouts]);
  expect(screen.getByText('3 of 3 passed')).toBeDefined();
  expect(screen.getByRole('img', { name: /^The field on morning 1/ })).toBeDefined();
  await driveToTheEnd();
  expect(screen.getByRole('img', { name: /^The field on morning 3.*Brown squares: 0/ })).toBeDefined();
});

it('shows the morning that failed, how many squares are left, and stays there', async () => {
  const [, second] = field.layouts;
  driveBy((layout) => ({ commands: solved(layout).slice(0, layout === second ? 3 : undefined) }));
  const { onAttempt } = await open({ task: { cases } });
  await press('Run Code');
  expect(onAttempt).toHaveBeenCalledWith(expect.objectContaining({ status: 'wrong-output' }));
  expect(screen.getByText(/squares still without plants: \d/)).toBeDefined();
  await driveToTheEnd();
  expect(screen.getByRole('img', { name: /^The field on morning 2/ })).toBeDefined();
});

it('says why the tractor stopped on a later morning, and at which line', async () => {
  const [, second] = field.layouts;
  const error = { type: 'TractorError', message: 'water', text: 'TractorError: water', line: 1, stack: [] };
  driveBy((layout) => (layout === second ? { status: 'error', error, commands: [] } : { commands: solved(layout) }));
  await open({ task: { cases } });
  await press('Run Code');
  expect(screen.getAllByText(/There is water ahead/).length).toBe(2);
  expect(screen.getByText('The tractor stopped here')).toBeDefined();
});
