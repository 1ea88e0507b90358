// @vitest-environment jsdom
// Tests the tractor's game: programmed by its driver, run step by step, explained after a crash, and kept over a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ActivityOf, activitySchema } from '@lanternwise/shared/activities/registry';
import { EMPTY_PROGRAM } from '@lanternwise/shared/activities/tractor/program';
import { FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { renderContent } from '../testing/renderActivity.tsx';
import { drive } from './drive.ts';

const FOLDER = join(import.meta.dirname, '../../../../shared/content/realms/robo-realm/activities');
const fieldActivity = (number: number) =>
  activitySchema.parse(
    JSON.parse(readFileSync(join(FOLDER, `tractor-field-${number}.json`), 'utf8')),
  ) as ActivityOf<'tractor'>;
const storeProgram = (activity: string, program: unknown) =>
  localStorage.setItem(`lanternwise:draft:guest:${activity}`, JSON.stringify({ program }));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout.
  Object.assign(SVGElement.prototype, {
    getBBox: () => ({ x: 0, y: 0, width: 10, height: 10 }),
    getComputedTextLength: () => 40,
  });
});

async function openField(number: number, stored?: unknown) {
  const activity = fieldActivity(number);
  if (stored !== undefined) storeProgram(activity.id, stored);
  const rendered = await renderContent(activity);
  if (activity.intro) await activityUser.click('start');
  return { ...rendered, activity };
}

describe('the tractor', () => {
  it('introduces a field in one view, without paging', async () => {
    await renderContent(fieldActivity(1));
    await activityUser.expectText(fieldActivity(1).intro?.text ?? '');
    expect(screen.getByRole('button', { name: 'Start Programming' })).toBeTruthy();
    for (const name of ['Next', 'Previous']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('is programmed by the palette: a wrong program is explained, the right one passes', async () => {
    const { answers } = await renderContent(fieldActivity(1));
    await drive(activityUser, fieldActivity(1), true);
    expect(answers).toHaveLength(2);
    expect(answers[1]?.answer).toMatchObject({ version: 1, blocks: { length: 6 } });
    await activityUser.expectText('Fewest blocks');
  });
  it.each([3, 5])('is programmed in field %i without pointing into the workspace', async (number) => {
    const { answers } = await renderContent(fieldActivity(number));
    await drive(activityUser, fieldActivity(number), false);
    expect(answers).toHaveLength(1);
    await activityUser.expectText('Fewest blocks');
  });
  it('goes step by step: the block that runs is lit in Python', async () => {
    await openField(1);
    await activityUser.click('step');
    await activityUser.expectText('The tractor moves. Row 1, square 2.');
    expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('move()\n');
    await activityUser.click('to-start');
    expect(document.querySelector('[aria-current="step"]')).toBeNull();
  });
  it('says which line crashed and why', async () => {
    await openField(1, { version: 1, blocks: ['a', 'b', 'c'].map((id) => ({ id, kind: 'move' })) });
    await activityUser.click('skip');
    await activityUser.expectText('Line 3, move(): There is a stone ahead');
  });
  it('says that an endless program was stopped', async () => {
    const endless = { id: 'u', kind: 'while', condition: { kind: 'not', condition: { kind: 'crop-ahead' } }, body: [] };
    await openField(5, { version: 1, blocks: [endless] });
    await activityUser.click('skip');
    await activityUser.expectText('stopped after 2000 steps');
  });
  it('passes the last field only after all three mornings', async () => {
    const { answers, activity } = await openField(5, FIELD_PROGRAMS['new-field-each-day']!.solution);
    await activityUser.click('skip');
    await activityUser.expectText(activity.messages.correct);
    await activityUser.expectText('Morning 3 of 3.');
    expect(answers).toHaveLength(1);
  });
  it('keeps a program of an unknown version and says so; a new one does not overwrite it', async () => {
    const foreign = { version: 99, blocks: ['future'] };
    const { activity } = await openField(1, foreign);
    await activityUser.expectText('another version of Lanternwise');
    const stored = () => localStorage.getItem(`lanternwise:draft:guest:${activity.id}`) ?? '';
    expect(stored()).toContain('future');
    await activityUser.click('new-program');
    await waitFor(() => expect(stored()).toContain('setAside'));
    expect(stored()).toContain('future');
    expect(JSON.parse(stored()).program).toEqual(EMPTY_PROGRAM);
    expect(screen.queryByText(/another version/)).toBeNull();
  });
});
