// @vitest-environment jsdom
// Tests how the companion guards: by the learner's tree from draft or figures, with its questions as reasons, and the truth afterwards.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { growGate } from '@lanternwise/shared/activities/message-gate/gate';
import { gateFigures } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import type { SkillStep } from '../host/skill.ts';
import { loadSkill } from '../host/skills.ts';
import { activityUser } from '../testing/activityUser.ts';
import { NOWHERE, showNothing } from '../testing/skillUse.ts';
import { EMPTY_DRAFT, type GateDraft, parseDraft } from './draft.ts';
import { GuardLetter } from './GuardLetter.tsx';
import { type GuardSkill, unseenLetter } from './guardSkill.ts';
import { skill } from './skill.ts';

const FILE = '../../../../shared/content/realms/safety-star-city/activities/guard-gate.json';
const fort = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
if (fort.kind !== 'message-gate') throw new Error('expected a message gate');
const STRANGERS = { questions: ['unknown'] as const, depth: 1 };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const keep = (draft: Partial<GateDraft>) =>
  activityDraft(fort.id, parseDraft, EMPTY_DRAFT).write({ ...EMPTY_DRAFT, ...draft });
const learn = async (state: RealmState = EMPTY_REALM_STATE) =>
  (await skill.learn({ activity: fort, activities: {}, state, language: 'en' }))!;

function open(model: GuardSkill, turn = 0) {
  const perform = vi.fn<(steps: readonly SkillStep[]) => void>();
  render(<GuardLetter {...{ model, turn, perform }} here={NOWHERE} show={showNothing} isSample={false} />);
  const steps = () => perform.mock.calls.at(-1)?.[0] ?? [];
  const says = () => steps().flatMap((step) => ('line' in step ? step.line : []));
  const people = () => steps().flatMap((step) => ('people' in step ? step.people : []));
  return { says, people };
}

/** The first turn with such a letter before such a gate. */
const turnWhere = (model: GuardSkill, phishing: boolean, isShut: boolean) =>
  fort.heldOut.findIndex((_, turn) => {
    const letter = unseenLetter(model, turn);
    const at = fort.heldOut.findIndex(({ id }) => id === letter?.id);
    return letter?.phishing === phishing && model.gate.shut[at] === isShut;
  });

it('is not there before it was taught', async () => {
  expect(await loadSkill('guard', {}, 'en')).toBeUndefined();
});

it('takes the mended tree, else the first one, else that of the figures, else a sample', async () => {
  const figures = gateFigures(STRANGERS, growGate(fort, STRANGERS).onHeldOut);
  const elsewhere: RealmState = { ...EMPTY_REALM_STATE, cards: { [fort.id]: figures } };
  expect((await learn()).isSample).toBe(true);
  const { model, isSample } = await learn(elsewhere);
  expect(isSample).toBe(false);
  expect(skill.card(model)).toEqual({ learned: `${fort.training.length} letters`, unseen: { right: 22, of: 30 } });
  const [grown, mended] = [
    { questions: ['link' as const], depth: 1 },
    { questions: ['money' as const], depth: 1 },
  ];
  keep({ grown });
  expect((await learn(elsewhere)).model.gate).toEqual(growGate(fort, grown));
  keep({ grown, mended });
  expect((await learn(elsewhere)).model.gate).toEqual(growGate(fort, mended));
});

it.each([
  { questions: [], depth: 2 },
  { questions: ['constructor', 7], depth: 2 },
  { questions: ['link'], depth: 99 },
  { questions: 'link', depth: 1 },
  null,
])('takes no forged tree: %j', async (grown) => {
  activityDraft<unknown>(fort.id, (value) => value, null).write({ grown });
  expect((await learn()).isSample).toBe(true);
});

it('shows each letter it never saw once before one comes again, as plain text', async () => {
  const { model } = await learn();
  const shown = fort.heldOut.map((_, turn) => unseenLetter(model, turn)?.id);
  expect(new Set(shown)).toEqual(new Set(fort.heldOut.map(({ id }) => id)));
  open(model, 2);
  expect(screen.getByText(unseenLetter(model, 2)!.from)).toBeTruthy();
  expect(screen.getByText(unseenLetter(model, 2)!.text)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what its tree asked, and hears the truth whether right or wrong', async () => {
  keep({ grown: { ...STRANGERS, questions: [...STRANGERS.questions] } });
  const { model } = await learn();
  for (const [phishing, isShut, verdict, truth, answer] of [
    [true, true, 'Stop. I do not know the sender.', 'It was from a thief.', 'Nobody fell for it. Thank you, Wick!'],
    [true, false, 'It may pass. I know the sender.', 'It was from a thief.', /got past you/],
    [false, true, 'Stop. I do not know the sender.', 'It was from a friend.', /only a friend/],
    [false, false, 'It may pass. I know the sender.', 'It was from a friend.', 'My letter came! Thank you, Wick!'],
  ] as const) {
    const turn = turnWhere(model, phishing, isShut);
    const { says, people } = open(model, turn);
    await activityUser.click('ask-guard');
    expect(says()[0]).toBe(verdict);
    expect(says().slice(1).join(' ')).toBe(`${truth} ${unseenLetter(model, turn)?.why}`);
    expect(people()).toEqual([expect.stringMatching(answer)]);
    cleanup();
  }
});

it('looks at a letter of the learner without a truth, which stays nowhere', async () => {
  keep({ grown: { ...STRANGERS, questions: [...STRANGERS.questions] } });
  const { model } = await learn();
  const { says, people } = open(model);
  await activityUser.click('own-letter');
  await activityUser.type('text', 'hello 🎁');
  await activityUser.expectDisabled('ask-own');
  await activityUser.type('from', 'far@away.example');
  await activityUser.type('text', 'You stupid owl, call 98765 43210 at once');
  await activityUser.click('ask-own');
  expect(says()).toEqual([
    'Stop. I do not know the sender.',
    'I only ask your questions. In doubt, ask an adult you trust.',
  ]);
  expect(people()).toEqual([]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('stupid');
});

it('has nothing to ask where no question helped', async () => {
  const setting = { questions: [], depth: 1 };
  const { says } = open({ fort, gate: growGate(fort, setting) });
  await activityUser.click('ask-guard');
  expect(says()[0]).toBe('It may pass. I have no question that helps.');
});
