// Solves the activities of the park as the content says, if wanted with a wrong answer first.
import { readFileSync } from 'node:fs';
import type { Activity, ActivityOf } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Locator } from '@playwright/test';
import type { Hands } from './hands.ts';

const FILE = new URL('../../../shared/generated/content/ai-adventure-park.json', import.meta.url);

export const park = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;

/** The region of the activity on screen. */
const board = (hands: Hands, activity: Activity): Locator =>
  hands.page.getByRole('region', { name: activity.title, exact: true });

/** Plays an activity to its end. With `wrongFirst` one wrong answer is checked before, and must be explained. */
export async function solve(hands: Hands, id: string, { wrongFirst = false } = {}): Promise<void> {
  const activity = park.activities[id];
  if (!activity) throw new Error(`no activity ${id}`);
  await expect(board(hands, activity)).toBeVisible();
  switch (activity.kind) {
    case 'sorting':
      return placing(
        hands,
        activity,
        activity.items.map((i) => [i.text, label(activity.bins, i.bin)]),
        wrongFirst,
      );
    case 'fair-unfair':
      return placing(
        hands,
        activity,
        activity.actions.map((a) => [a.text, a.correct === 'fair' ? 'Fair' : 'Unfair']),
        wrongFirst,
      );
    case 'drag-principle':
      return placing(
        hands,
        activity,
        activity.cases.map((c) => [c.text, label(activity.principles, c.principle)]),
        wrongFirst,
      );
    case 'matching':
      return matching(hands, activity, wrongFirst);
    case 'ordering':
      return ordering(hands, activity, wrongFirst);
    case 'fill-blanks':
      return selects(
        hands,
        activity,
        activity.blanks.map((b) => ({ name: b.label, right: b.correct, all: b.options.map((o) => o.id) })),
        wrongFirst,
      );
    case 'dropdown-match':
      return selects(
        hands,
        activity,
        activity.rows.map((r) => ({ name: r.text, right: r.correct, all: activity.options.map((o) => o.id) })),
        wrongFirst,
      );
    case 'multi-choice':
      return choice(hands, activity, wrongFirst);
    case 'number-guess':
      return numbers(hands, activity, wrongFirst);
    case 'visual-quiz':
      return pictures(hands, activity, wrongFirst);
    case 'quiz':
      return quiz(hands, activity, wrongFirst);
    default:
      throw new Error(`${activity.kind} is not part of the quest`);
  }
}

const label = (all: readonly { id: string; label: string }[], id: string): string =>
  all.find((one) => one.id === id)?.label ?? id;

const check = (hands: Hands, activity: Activity) =>
  hands.press(board(hands, activity).getByRole('button', { name: activity.check, exact: true }));

async function mustExplain(hands: Hands, activity: Activity): Promise<void> {
  await expect(board(hands, activity).getByText(activity.messages.wrong, { exact: true }).first()).toBeVisible();
  await expect(board(hands, activity).locator('.act-explanations li').first()).toBeVisible();
}

const mustPraise = (hands: Hands, activity: Activity) =>
  expect(board(hands, activity).getByText(activity.messages.correct, { exact: true }).first()).toBeVisible();

async function placing(hands: Hands, activity: Activity, right: string[][], wrongFirst: boolean): Promise<void> {
  const at = board(hands, activity);
  const put = async (piece = '', zone = '') => {
    await hands.press(at.getByRole('button', { name: piece }).first());
    await hands.press(at.getByRole('button', { name: `Put into: ${zone}`, exact: true }));
  };
  if (wrongFirst) {
    const zones = [...new Set(right.map(([, zone]) => zone))];
    for (const [piece, zone] of right)
      await put(
        piece,
        zones.find((other) => other !== zone),
      );
    await check(hands, activity);
    await mustExplain(hands, activity);
    const again = at.getByRole('button', { name: 'Try Again' });
    if (await again.isVisible()) await hands.press(again);
  }
  for (const [piece, zone] of right) await put(piece, zone);
  await check(hands, activity);
  await mustPraise(hands, activity);
}

async function matching(hands: Hands, activity: ActivityOf<'matching'>, wrongFirst: boolean): Promise<void> {
  const at = board(hands, activity);
  const link = async (left = '', right = '') => {
    await hands.press(at.getByRole('list', { name: 'Left' }).getByRole('button', { name: left }).first());
    await hands.press(at.getByRole('list', { name: 'Right' }).getByRole('button', { name: right }).first());
  };
  const { pairs } = activity;
  if (wrongFirst) {
    for (const [i, pair] of pairs.entries()) await link(pair.left, pairs[(i + 1) % pairs.length]?.right);
    await check(hands, activity);
    await mustExplain(hands, activity);
    await hands.press(at.getByRole('button', { name: 'Reset All Matches' }));
  }
  for (const pair of pairs) await link(pair.left, pair.right);
  await check(hands, activity);
  await mustPraise(hands, activity);
}

async function ordering(hands: Hands, activity: ActivityOf<'ordering'>, wrongFirst: boolean): Promise<void> {
  const at = board(hands, activity);
  const texts = activity.items.map((item) => item.text);
  const card = (text: string) => at.getByRole('button', { name: text }).first();
  if (wrongFirst) {
    const swapped = [...texts].reverse();
    for (const text of swapped) await hands.press(card(text));
    await check(hands, activity);
    await mustExplain(hands, activity);
    for (const text of [...swapped].reverse()) await hands.press(card(text));
  }
  for (const text of texts) await hands.press(card(text));
  await check(hands, activity);
  await mustPraise(hands, activity);
}

interface SelectRow {
  name: string;
  right: string;
  all: string[];
}

async function selects(hands: Hands, activity: Activity, rows: SelectRow[], wrongFirst: boolean): Promise<void> {
  const select = (row: SelectRow) => board(hands, activity).getByRole('combobox', { name: row.name });
  if (wrongFirst) {
    for (const row of rows) await hands.choose(select(row), row.all.find((id) => id !== row.right) ?? '');
    await check(hands, activity);
    await mustExplain(hands, activity);
  }
  for (const row of rows) await hands.choose(select(row), row.right);
  await check(hands, activity);
  await mustPraise(hands, activity);
}

async function choice(hands: Hands, activity: ActivityOf<'multi-choice'>, wrongFirst: boolean): Promise<void> {
  const at = board(hands, activity);
  const option = (right: boolean) => activity.options.find((o) => (o.id === activity.correct) === right)?.text ?? '';
  if (wrongFirst) {
    await hands.press(at.getByRole('button', { name: option(false) }));
    await check(hands, activity);
    await mustExplain(hands, activity);
  }
  await hands.press(at.getByRole('button', { name: option(true) }));
  await check(hands, activity);
  await mustPraise(hands, activity);
}

async function numbers(hands: Hands, activity: ActivityOf<'number-guess'>, wrongFirst: boolean): Promise<void> {
  for (const round of activity.rounds) {
    const form = board(hands, activity).locator('form').filter({ hasText: round.label });
    const guess = async (value: string) => {
      await hands.fill(form.getByRole('textbox'), value);
      await hands.press(form.getByRole('button', { name: activity.check, exact: true }));
    };
    if (wrongFirst) {
      await guess('3');
      await expect(form.getByText(activity.messages.wrong)).toBeVisible();
    }
    await guess(round.correct);
    await expect(form.getByText(activity.messages.correct)).toBeVisible();
  }
}

async function pictures(hands: Hands, activity: ActivityOf<'visual-quiz'>, wrongFirst: boolean): Promise<void> {
  const at = board(hands, activity);
  for (const [i, round] of activity.rounds.entries()) {
    const group = at.getByRole('group', { name: round.question });
    const pick = async (right: boolean) => {
      const text = round.options.find((o) => (o.id === round.correct) === right)?.text ?? '';
      await hands.press(group.getByRole('button', { name: text }));
      await check(hands, activity);
    };
    if (wrongFirst && i === 0) {
      await pick(false);
      await mustExplain(hands, activity);
    }
    await pick(true);
    if (i + 1 < activity.rounds.length) await hands.press(at.getByRole('button', { name: 'Next picture' }));
  }
  await mustPraise(hands, activity);
}

async function quiz(hands: Hands, activity: ActivityOf<'quiz'>, wrongFirst: boolean): Promise<void> {
  const at = board(hands, activity);
  for (const [i, question] of activity.questions.entries()) {
    const group = at.getByRole('group', { name: question.text });
    const pick = (right: boolean) =>
      hands.press(
        group.getByRole('button', {
          name: question.options.find((o) => (o.id === question.correct) === right)?.text ?? '',
        }),
      );
    if (wrongFirst) {
      await pick(false);
      await mustExplain(hands, activity);
      await expect(at.getByRole('button', { name: /^(Next|Finish quiz)$/ })).toBeDisabled();
    }
    await pick(true);
    await hands.press(
      at.getByRole('button', { name: i + 1 < activity.questions.length ? 'Next' : 'Finish quiz', exact: true }),
    );
  }
  await expect(at.getByText(activity.complete.title)).toBeVisible();
}
