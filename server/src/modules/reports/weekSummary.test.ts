// Tests of week summaries and their sentences in English and Hindi.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { tinyRealm } from '../../testing/tinyContent.ts';
import { conversationStarters, describeNext, describeWeek } from './describeWeek.ts';
import type { ParentEvidence } from './parentEvidence.ts';
import { DAY_MS, learntIn, summarizeWeek, WEEK_MS, type WeekSummary, weeklyTrend } from './weekSummary.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const QUIET: WeekSummary = {
  minutes: 0,
  days: [],
  tried: 0,
  passed: 0,
  models: 0,
  programs: 0,
  completed: [],
  hardest: null,
};
const FULL: WeekSummary = {
  ...QUIET,
  minutes: 1,
  tried: 4,
  passed: 3,
  models: 1,
  programs: 2,
  completed: ['Robo Realm'],
  hardest: 'Bells',
};

const answer = (activity: string, correct: boolean, more: Partial<ParentEvidence['answers'][number]> = {}) => ({
  realm: 'robo-realm',
  activity,
  correct,
  ms: 60_000,
  answeredAt: NOW,
  ...more,
});
const run = (ref: string, status: string) => ({ realm: 'python-world', ref, status, ms: 1000, ranAt: NOW });
const happened = (kind: string, more: object, receivedAt = NOW): ParentEvidence['events'][number] => {
  const event = { id: `${kind} ${JSON.stringify(more)}`, at: receivedAt, realm: 'robo-realm', kind, ...more };
  return { realm: 'robo-realm', event: event as QuestEvent, receivedAt };
};
const evidence = (more: Partial<ParentEvidence>): ParentEvidence => ({
  answers: [],
  programs: [],
  events: [],
  ...more,
});
const noContent = () => undefined;

describe('the week in English', () => {
  it('lists the achievements, effort before result', () => {
    expect(describeWeek('Asha', FULL, 'en')).toEqual([
      'This week Asha trained a model, got 2 Python programs to work and passed 3 of 4 tasks.',
      'That took about 1 minute of thinking.',
      'Asha finished a whole realm: Robo Realm.',
      '"Bells" is still a puzzle. Trying again is how it gets solved.',
    ]);
  });

  it('uses singular and plural', () => {
    expect(describeWeek('Asha', { ...QUIET, models: 2 }, 'en')).toEqual(['This week Asha trained 2 models.']);
    expect(describeWeek('Asha', { ...QUIET, tried: 1, programs: 1 }, 'en')[0]).toBe(
      'This week Asha got 1 Python program to work and passed 0 of 1 task.',
    );
  });

  it('has a sentence for a week with only a completed realm', () => {
    expect(describeWeek('Asha', { ...QUIET, completed: ['Robo Realm'] }, 'en')).toEqual([
      'This week Asha looked around.',
      'Asha finished a whole realm: Robo Realm.',
    ]);
  });

  it('is positive about a week off', () => {
    expect(describeWeek('Asha', QUIET, 'en')).toEqual([
      'Asha took a week off. That is fine: everything is kept, and the lanterns stay lit.',
    ]);
  });
});

it('distinguishes no activity ever, a week off, and time without a result', () => {
  expect(describeWeek('Asha', QUIET, 'en', false)[0]).toMatch(/^Asha has not begun yet/);
  expect(describeWeek('आशा', QUIET, 'hi', false)[0]).toMatch(/^आशा ने अभी शुरुआत नहीं की/);
  expect(describeWeek('Asha', { ...QUIET, minutes: 12 }, 'en')).toEqual([
    'This week Asha looked around.',
    'That took about 12 minutes of thinking.',
  ]);
});

describe('the week in Hindi', () => {
  it('has the same content', () => {
    expect(describeWeek('आशा', FULL, 'hi')).toEqual([
      'इस हफ़्ते आशा ने 1 मॉडल ट्रेन किया, 2 पाइथन प्रोग्राम चलाए और 4 में से 3 कार्य पूरे किए।',
      'इसमें लगभग 1 मिनट सोच-विचार में लगे।',
      'आशा ने पूरी एक दुनिया पार की: Robo Realm।',
      '“Bells” अभी भी एक पहेली है। दोबारा कोशिश से ही वह सुलझती है।',
    ]);
  });

  it('has full sentences for a week off and for only a completed realm', () => {
    expect(describeWeek('आशा', QUIET, 'hi')).toEqual(['इस हफ़्ते आशा ने आराम किया। कोई बात नहीं: सब कुछ सहेजा हुआ है।']);
    expect(describeWeek('आशा', { ...QUIET, completed: ['Robo Realm'] }, 'hi')[0]).toBe('इस हफ़्ते आशा ने थोड़ी सैर की।');
  });
});

describe('the summary of a week', () => {
  it('counts each task once and contains the hardest one', () => {
    const week = summarizeWeek(
      evidence({
        answers: [
          ...[answer('first', false), answer('first', true), answer('second', false), answer('second', false)],
          // No longer in the course.
          ...[answer('gone', false), answer('gone', false), answer('gone', false)],
        ],
        programs: [run('p', 'error'), run('p', 'passed')],
      }),
      () => tinyRealm('ai-adventure-park'),
      NOW,
    );
    expect(week).toMatchObject({ tried: 4, passed: 2, programs: 1, hardest: 'second', minutes: 7 });
  });

  it('has the minutes of the last seven days, including today', () => {
    const { days } = summarizeWeek(
      evidence({
        answers: [answer('a', true, { answeredAt: NOW - 2 * DAY_MS })],
        programs: [{ ...run('p', 'error'), ms: 120_000 }],
      }),
      noContent,
      NOW,
    );
    expect(days.map(({ day, minutes }) => `${day} ${minutes}`)).toEqual([
      '2026-11-15 0',
      '2026-11-16 0',
      '2026-11-17 0',
      '2026-11-18 0',
      '2026-11-19 1',
      '2026-11-20 0',
      '2026-11-21 2',
    ]);
  });
});

it('has conversation starters without content', () => {
  expect(conversationStarters('robo-realm', [], noContent)).toHaveLength(2);
  for (const starter of conversationStarters('robo-realm', [], noContent, 'hi')) {
    expect(starter).toMatch(/^[^A-Za-z]+$/);
  }
});

it('counts tested models once each, and neither experiments nor attempts at Python steps', () => {
  const week = summarizeWeek(
    evidence({
      events: [
        happened('model-card', { ref: 'lab', figures: { 'test accuracy': 0.5 } }),
        happened('model-card', { ref: 'lab', figures: { 'test accuracy': 0.9 } }),
        happened('model-card', { ref: 'filter', figures: { 'filters tried': 4 } }),
        ...[1, 2, 3, 4].map((attempts) =>
          happened('python-attempt', { ref: 'cake-meet', figures: { attempts, solved: 0, firstTry: 0, ms: 5 } }),
        ),
      ],
    }),
    noContent,
    NOW,
  );
  expect(week).toMatchObject({ models: 1, tried: 1, passed: 0 });
});

it('shows the trend of four weeks, oldest first', () => {
  const weeksAgo = (weeks: number) => ({ answeredAt: NOW - weeks * WEEK_MS - DAY_MS });
  const found = evidence({
    answers: [answer('a', true, weeksAgo(3)), answer('b', true), answer('b', true), answer('c', false, weeksAgo(1))],
  });
  expect(weeklyTrend(found, noContent, NOW)).toEqual([
    { from: '2026-10-25', minutes: 1, passed: 1 },
    { from: '2026-11-01', minutes: 0, passed: 0 },
    { from: '2026-11-08', minutes: 1, passed: 0 },
    { from: '2026-11-15', minutes: 2, passed: 1 },
  ]);
});

it('says in plain words what was learnt this week, latest first, and one thing to try at home', () => {
  const content = tinyRealm('robo-realm');
  const task = { id: 'learn-from-nova', title: 'Learn', steps: [step('x', 'nova')] };
  const later = { id: 'program-tractor', title: 'Program', steps: [step('y', 'tractor')] };
  const contents = () => ({ ...content, quest: { ...content.quest, tasks: [task, later] } });
  const found = evidence({
    answers: [answer('nova', true, { answeredAt: NOW - 2 }), answer('tractor', true, { answeredAt: NOW - 1 })],
  });
  const states = (done: string[]) => [{ realm: 'robo-realm', state: { ...EMPTY_REALM_STATE, entered: true, done } }];
  expect(learntIn(found, states(['x', 'y']), contents, 'en')).toEqual({
    learnt: [
      'How to write steps in the right order, and how to repeat them with a loop.',
      'What AI is, what it is not, and three kinds of it.',
    ],
    tryAtHome: expect.stringContaining('Play robot'),
  });
  expect(learntIn(found, states(['x']), contents, 'hi').learnt).toEqual(['एआई क्या है, क्या नहीं है, और उसके तीन प्रकार।']);
  expect(learntIn(evidence({}), states(['x', 'y']), contents, 'en')).toEqual({ learnt: [], tryAtHome: null });
});

const step = (id: string, ref: string) => ({
  id,
  title: id,
  on: { kind: 'activity-answered' as const, ref },
  needs: [],
});

it('tells when the class opens a realm, in both languages', () => {
  const lock = { message: 'x', opensAt: Date.UTC(2026, 10, 30) };
  const next = { kind: 'class-lock', realm: 'robo-realm', lock } as const;
  expect(describeNext(next, noContent, 'en')).toBe(
    'Everything that is open is done. robo-realm opens on 30 November 2026.',
  );
  expect(describeNext(next, noContent, 'hi')).toContain('30 नवंबर 2026');
});
