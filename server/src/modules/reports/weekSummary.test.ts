// Tests of week summaries and their sentences in English and Hindi.
import { describe, expect, it } from 'vitest';
import { tinyRealm } from '../../testing/tinyContent.ts';
import type { LearnerEvidence } from './repository.ts';
import { conversationStarters, DAY_MS, describeWeek, summarizeWeek, type WeekSummary } from './weekSummary.ts';

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

const answer = (activity: string, correct: boolean, more: Partial<LearnerEvidence['answers'][number]> = {}) => ({
  realm: 'robo-realm',
  activity,
  answer: null,
  wrong: [],
  correct,
  score: correct ? 1 : 0,
  ms: 60_000,
  hints: 0,
  skipped: false,
  eventId: `${activity} ${NOW}`,
  answeredAt: NOW,
  ...more,
});
const run = (ref: string, status: 'error' | 'passed') => ({
  realm: 'python-world',
  ref,
  code: '',
  status,
  ms: 1000,
  errorKind: null,
  error: null,
  output: null,
  ranAt: NOW,
});
const evidence = (more: Partial<LearnerEvidence>): LearnerEvidence => ({
  ownWordsHidden: false,
  states: [],
  answers: [],
  programs: [],
  events: [],
  signs: [],
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
      'इस हफ़्ते आशा ने 1 मॉडल ट्रेन किया, 2 पाइथन प्रोग्राम चलाए, 4 में से 3 कार्य पूरे किए।',
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
