// @vitest-environment jsdom
// Tests that a drawing is named by the nearest ones, that wrong is shown as wrong, and that it can be taught, but not to a sample.
import { type ActivityOf, activitySchema } from '@lanternwise/shared/activities/registry';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import json from '../../../../shared/content/realms/wonder-vision-valley/activities/train-drawings.json' with {
  type: 'json',
};
import type { SkillStep } from '../host/skill.ts';
import { PAD_SIZE } from '../kit/drawings/drawings.ts';
import { activityUser } from '../testing/activityUser.ts';
import { NOWHERE } from '../testing/skillUse.ts';
import { NameDrawing } from './NameDrawing.tsx';
import { skill } from './skill.ts';

function drawingActivity(): ActivityOf<'drawing-test'> {
  const activity = activitySchema.parse(json);
  if (activity.kind !== 'drawing-test') throw new Error('not a test of drawings');
  return activity;
}
const activity = drawingActivity();
const KEY = `lanternwise:draft:guest:${activity.id}`;
const bar = (thing: string, wide: number, high: number) => ({
  thing,
  cells: Array.from({ length: PAD_SIZE ** 2 }, (_, at) =>
    at % PAD_SIZE < wide && Math.floor(at / PAD_SIZE) < high ? '1' : '0',
  ).join(''),
});
const KEPT = [1, 2].flatMap((wide) => [bar('lighthouse', wide, 12), bar('fish', 12, wide), bar('sun', 9, 8 + wide)]);
const keptNow = (): unknown[] => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { kept: unknown[] }).kept;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function setup() {
  const learned = await skill.learn({
    activity,
    activities: { [activity.id]: activity },
    state: EMPTY_REALM_STATE,
    language: 'en',
  });
  if (!learned) throw new Error('nothing was taught');
  const [shown, performed]: [SkillStep[], SkillStep[]] = [[], []];
  const here = NOWHERE;
  render(
    <NameDrawing
      {...{ ...learned, here, turn: 0 }}
      perform={(steps) => void performed.push(...steps)}
      show={async (steps) => void shown.push(...steps)}
    />,
  );
  return { shown, performed };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const line = (steps: readonly SkillStep[]) => steps.find((step) => 'act' in step && step.act === 'say');

/** A bar of one cell's width, this long. */
async function draw(key: 'ArrowDown' | 'ArrowRight', length: number): Promise<void> {
  await activityUser.pressKeys('pad', Array.from({ length }, () => [' ', key]).flat());
}

async function ask(): Promise<void> {
  fireEvent.click(button('What is this?'));
  await screen.findByRole('button', { name: 'Right' });
  await act(async () => undefined);
}

it('takes neither an empty pad nor a dot', async () => {
  await setup();
  expect(button('What is this?').disabled).toBe(true);
  await draw('ArrowDown', 1);
  expect(button('What is this?').disabled).toBe(true);
  expect(screen.getByText('A little more, please.')).toBeTruthy();
});

it('thinks of the nearest three, says it, and is proud when that is right', async () => {
  localStorage.setItem(KEY, JSON.stringify({ kept: KEPT, tests: [], taught: 0 }));
  const { shown, performed } = await setup();
  await draw('ArrowDown', 7);
  await ask();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(line(shown)).toMatchObject({ line: 'Lighthouse, I think.' });
  fireEvent.click(button('Right'));
  expect(performed).toContainEqual(expect.objectContaining({ pose: 'proud' }));
  expect(keptNow()).toHaveLength(KEPT.length);
});

it('is wrong before everybody, is taught the drawing, and says whether that is enough', async () => {
  localStorage.setItem(KEY, JSON.stringify({ kept: KEPT, tests: [], taught: 0 }));
  const { shown, performed } = await setup();
  await draw('ArrowDown', 7);
  await ask();
  fireEvent.click(button('No, it was: Sun'));
  expect(shown).toContainEqual(expect.objectContaining({ mood: 'gentle' }));
  expect(shown).toContainEqual(expect.objectContaining({ pose: 'wrong' }));
  fireEvent.click(button('Teach it this drawing'));
  expect(keptNow()).toHaveLength(KEPT.length + 1);
  expect(keptNow().at(-1)).toMatchObject({ thing: 'sun' });
  expect(line(performed)).toMatchObject({ line: 'I still say: Lighthouse. Teach me another one!' });
});

it('says that nothing is near, and which things it knows, when it was none of them', async () => {
  localStorage.setItem(KEY, JSON.stringify({ kept: KEPT, tests: [], taught: 0 }));
  const { shown, performed } = await setup();
  await draw('ArrowRight', 9);
  await draw('ArrowDown', 9);
  await ask();
  expect(line(shown)).toMatchObject({ line: expect.stringMatching(/^Nothing I know is near/) as string });
  expect(screen.getByText('Nothing I know is near.')).toBeTruthy();
  fireEvent.click(button('No, none of these'));
  expect(line(performed)).toMatchObject({ line: 'I only know: Lighthouse, Fish and Sun.' });
});

it('adds nothing to a sample', async () => {
  const { performed } = await setup();
  await draw('ArrowRight', 9);
  await ask();
  fireEvent.click(button('No, it was: Sun'));
  expect(performed).toContainEqual(expect.objectContaining({ pose: 'wrong' }));
  expect(screen.queryByRole('button', { name: 'Teach it this drawing' })).toBeNull();
  expect(localStorage.getItem(KEY)).toBeNull();
});
