// @vitest-environment jsdom
// Tests the message gate: played by its driver the figures it reports, kind answers to any text, and work that survives a reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gateSetting } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { activitySchema } from '@lanternwise/shared/activities/registry';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { activityUser } from '../testing/activityUser.ts';
import { renderContent } from '../testing/renderActivity.tsx';
import { drive } from './drive.ts';

const FILE = '../../../../shared/content/realms/safety-star-city/activities/guard-gate.json';
const fort = activitySchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, FILE), 'utf8')));
if (fort.kind !== 'message-gate') throw new Error('expected a message gate');

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

/** Up to the thief's desk, with a tree that asks only whether the sender is unknown. */
async function growFirstTree() {
  await activityUser.click('question:unknown');
  await activityUser.click('grow');
  await activityUser.click('predict:some');
  await activityUser.click('to-trick');
}

it('is played to the end, and reports a gate whose figures the server accepts', async () => {
  const { answers, cards } = await renderContent(fort);
  await drive(activityUser, fort, true);
  expect(answers).toHaveLength(2);
  const figures = cards.at(-1) ?? {};
  expect(figures['test accuracy']).toBeGreaterThanOrEqual(fort.leastAccuracy);
  expect(gateSetting(figures)).toMatchObject({ depth: 5, questions: expect.arrayContaining(['unknown', 'spelling']) });
  // The learner's words stay in the browser.
  expect(JSON.stringify([answers, cards])).not.toContain('films.example');
});

it('shows false alarms and misses on the held-out messages', async () => {
  await renderContent(fort);
  await growFirstTree();
  await activityUser.click('step:grow');
  const row = screen.getByRole('row', { name: /Held out \(30\)/ });
  expect(row.textContent).toContain('6 of 15');
  expect(row.textContent).toContain('2 of 15');
  expect(row.textContent).toContain('73%');
});

it.each([
  ['', 'That is no message yet'],
  ['Hello', 'That is no message yet'],
  ['🎁 🎁 🎁', 'That is no message yet'],
  ['See you at the lake', 'It has no lure and wants nothing'],
  ['Hurry, I wait at the lake', 'It has a lure, but wants nothing'],
  ['<b>The song</b> is in song.pdf, enjoy', 'HTML tags were left out'],
  ['तुरंत यहाँ क्लिक करें और देखें', 'The gate stays shut'],
  [`Hurry, send the code ${'please '.repeat(2000)}`, 'the first 600 characters were read'],
])('answers the message "%.30s" kindly', async (text, reply) => {
  await renderContent(fort);
  await growFirstTree();
  await activityUser.type('from', 'stranger@far.example');
  await activityUser.type('text', text);
  await activityUser.click('send');
  await activityUser.expectText(reply);
  await activityUser.expectDisabled('to-mend');
});

it('keeps the tree and the message when the window is closed', async () => {
  await renderContent(fort);
  await growFirstTree();
  await activityUser.type('text', 'Hurry to the lake with me');
  cleanup();
  await renderContent(fort);
  expect(screen.getByDisplayValue('Hurry to the lake with me')).toBeTruthy();
});
