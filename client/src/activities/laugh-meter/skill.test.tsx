// @vitest-environment jsdom
// Tests when the companion laughs: by the learner's labels and threshold, with the words that decided, and never without both kinds of labels.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { realmContentSchema } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beltStorage } from '../caption-belt/draft.ts';
import type { Here, SkillStep } from '../host/skill.ts';
import { loadSkill } from '../host/skills.ts';
import { activityUser } from '../testing/activityUser.ts';
import { NOWHERE, showNothing } from '../testing/skillUse.ts';
import { meterStorage } from './draft.ts';
import { LaughAtLine } from './LaughAtLine.tsx';
import { posterOf } from './laughSkill.ts';
import { reactTo } from './reaction.ts';
import { skill } from './skill.ts';

const FILE = join(import.meta.dirname, '../../../../shared/generated/content/fun-factory-realm.json');
const { activities } = realmContentSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const belt = activities['label-captions'] as ActivityOf<'caption-belt'>;
const activity = activities['train-meter'] as ActivityOf<'laugh-meter'>;
const SILENT = NOWHERE;
const HEARD: Here = { ...SILENT, heard: { id: 'biju', line: 'Cat, cat, cat!' } };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Finds funny what is about cats, or what `isFunny` says. */
function label(isFunny = (id: string) => id.startsWith('cat')) {
  const labels = Object.fromEntries(belt.captions.map(({ id }) => [id, { funny: isFunny(id), kind: true }]));
  beltStorage(belt).write({ predicted: undefined, labels });
}

const learn = async () => (await skill.learn({ activity, activities, state: EMPTY_REALM_STATE, language: 'en' }))!;

async function open(here = SILENT, turn = 0) {
  const perform = vi.fn<(steps: readonly SkillStep[]) => void>();
  const learned = await learn();
  render(<LaughAtLine {...learned} {...{ here, turn, perform }} show={showNothing} />);
  const said = () =>
    (perform.mock.calls.at(-1)?.[0] ?? []).flatMap((step) =>
      'people' in step ? step.people : 'line' in step ? step.line : [],
    );
  return { perform, said, ...learned };
}

const chooseOwn = () => fireEvent.click(screen.getByRole('radio', { name: 'A line of yours' }));

it('is not there before it was taught', async () => {
  expect(await loadSkill('laugh', {}, 'en')).toBeUndefined();
});

it('tells of its labels, and is tested by those of the test only', async () => {
  label();
  const total = belt.captions.length;
  const { model, isSample } = await learn();
  expect(isSample).toBe(false);
  expect(skill.card(model)).toEqual({ learned: `your labels of ${total} captions`, unseen: null });
  const labels = Object.fromEntries(activity.test.slice(0, 4).map(({ id }) => [id, true]));
  meterStorage(activity).write({ predicted: undefined, labels, threshold: 0 });
  expect(skill.card((await learn()).model).unseen).toEqual({ right: 4, of: 4 });
  meterStorage(activity).write({ predicted: undefined, labels, threshold: 1 });
  expect(skill.card((await learn()).model).unseen).toEqual({ right: 0, of: 4 });
});

it('stands in with a labeller whose labels are not called the learner’s', async () => {
  const { model, isSample } = await learn();
  expect(isSample).toBe(true);
  expect(skill.card(model).learned).toMatch(/^\d+ captions of another labeller$/);
});

it('suits where somebody has spoken, if it can tell anything', async () => {
  label();
  const { model } = await learn();
  expect(skill.suits(HEARD, model)).toBe(true);
  expect(skill.suits(SILENT, model)).toBe(false);
  label(() => true);
  expect(skill.suits(HEARD, (await learn()).model)).toBe(false);
});

it('laughs at what was heard because of its words, and agrees with the learner or not', async () => {
  label();
  const { said, perform } = await open(HEARD);
  await activityUser.click('would-laugh:true');
  expect(said()).toEqual(['Ha!', expect.stringMatching(/^Because of “.*cat.*”\.$/), 'You both find it funny!']);
  expect(perform.mock.calls[0]?.[0].at(-1)).toMatchObject({ pose: 'proud' });
  await activityUser.click('would-laugh:false');
  expect(said().at(-1)).toBe('That was no joke, Wick. Never mind!');
  expect(perform.mock.calls[1]?.[0].at(-1)).toMatchObject({ pose: 'wrong' });
});

it('shows another kind caption that it never read at each turn', async () => {
  label();
  const { model } = await learn();
  const posters = model.posters.map((_, turn) => posterOf(model, turn));
  expect(new Set(posters).size).toBe(posters.length);
  expect(posters).not.toContain(belt.captions[0]?.text);
  expect(posters).not.toContain(activity.test.find(({ kindness }) => kindness === 'unkind')?.text);
  await open(SILENT, 1);
  await activityUser.expectText(`“${posters[1]}”`);
});

it.each([
  ['Ravi is stupid', 'I would rather not laugh at that.'],
  ['call me: 98765 43210', 'I would rather not laugh at that.'],
  ['qwertz', 'I know none of these words.'],
])('answers a line of the learner: %s', async (line, answer) => {
  label();
  const { said } = await open();
  chooseOwn();
  await activityUser.type('own-line', line);
  await activityUser.click('would-laugh:false');
  expect(said()).toContain(answer);
});

it.each(['', '   ', '!!!'])('asks for a line instead of "%s"', async (line) => {
  label();
  await open();
  chooseOwn();
  if (line !== '') await activityUser.type('own-line', line);
  await activityUser.expectDisabled('would-laugh:true');
  await activityUser.expectDisabled('would-laugh:false');
});

it('cannot tell where all labels are the same', async () => {
  label(() => true);
  const { said, model } = await open(HEARD);
  await activityUser.click('ask-laugh');
  expect(said()).toEqual(['You labelled all of them the same, so I cannot tell.']);
  expect(skill.card(model).unseen).toBeNull();
});

it('names the threshold where no word decided', async () => {
  label();
  const { model } = await learn();
  if (!model.meter) throw new Error('expected a model');
  expect(reactTo(model.meter, 0, 'The bus leaves.')).toMatchObject({ laughs: true });
  expect(reactTo(model.meter, 1, 'cat cat')).toEqual({ laughs: false, because: [], isAnyKnown: true });
});
