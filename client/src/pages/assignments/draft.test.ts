// Tests the draft of an assignment: what is missing, the request, and the same again.
import type { ClassAssignment } from '@lanternwise/shared/contracts/assignments';
import { describe, expect, it } from 'vitest';
import { againDraft, type Draft, draftOf, dueProblemOf, emptyDraft, targetKey, toChange, toRequest } from './draft.ts';

const NOW = Date.parse('2026-11-20T06:00:00.000Z');
const ZONE = 'Asia/Kolkata';
const TARGET = targetKey({ kind: 'task', realm: 'robo-realm', ref: 'learn-from-nova' });
const draft = (change: Partial<Draft> = {}): Draft => ({ ...emptyDraft(NOW, ZONE), target: TARGET, ...change });

const ASSIGNMENT: ClassAssignment = {
  id: 'a1',
  kind: 'task',
  realm: 'robo-realm',
  ref: 'learn-from-nova',
  title: 'Learn from Nova',
  realmTitle: 'Robo Realm',
  isGone: false,
  dueAt: Date.parse('2026-11-18T03:00:00.000Z'),
  allDay: false,
  timeZone: ZONE,
  note: { text: 'Read <b>this</b>' },
  wholeClass: false,
  createdAt: 1,
  counts: { students: 2, done: 0, late: 0, inProgress: 0, missing: 2 },
};

describe('a draft', () => {
  it('is due in a week, for the whole class', () => {
    expect(emptyDraft(NOW, ZONE)).toMatchObject({ date: '2026-11-27', time: '', wholeClass: true, target: '' });
    expect(dueProblemOf(draft(), NOW)).toBeUndefined();
  });

  it.each([
    ['no-date', { date: '' }],
    ['no-date', { date: '2026-02-31' }],
    ['past-date', { date: '2026-11-20', time: '11:00' }],
  ] as const)('has the problem %s', (problem, change) => {
    expect(dueProblemOf(draft(change), NOW)).toBe(problem);
  });

  it('becomes a request', () => {
    expect(toRequest(draft({ time: '08:30', note: 'own', ownNote: 'Look' }), 'id-1')).toEqual({
      id: 'id-1',
      target: { kind: 'task', realm: 'robo-realm', ref: 'learn-from-nova' },
      due: { date: '2026-11-27', time: '08:30' },
      timeZone: ZONE,
      learners: 'all',
      note: { text: 'Look' },
    });
    const shop = draft({
      kind: 'shop',
      target: targetKey({ kind: 'shop', realm: 'python-world', ref: 'learn-loops' }),
    });
    expect(toRequest(shop, 'x').target).toEqual({ kind: 'shop', ref: 'learn-loops' });
    expect(toRequest(draft({ kind: 'review' }), 'x').target).toEqual({ kind: 'review' });
    expect(toChange(draft({ wholeClass: false, learners: ['s1'], note: 'use-hints' }))).toMatchObject({
      learners: ['s1'],
      note: { preset: 'use-hints' },
    });
  });

  it('of an assignment keeps what it is, also a due date that has passed', () => {
    const kept = draftOf(ASSIGNMENT, ['s1', 's2']);
    expect(kept).toMatchObject({ date: '2026-11-18', time: '08:30', learners: ['s1', 's2'], note: 'own' });
    expect(dueProblemOf(kept, NOW)).toBe('past-date');
    expect(dueProblemOf(kept, NOW, ASSIGNMENT.dueAt)).toBeUndefined();
  });

  it('of the same again is for everyone and due in a week; what is gone has to be chosen again', () => {
    expect(againDraft(ASSIGNMENT, NOW, ZONE)).toMatchObject({
      ...{ target: TARGET, wholeClass: true, date: '2026-11-27', time: '', ownNote: 'Read <b>this</b>' },
    });
    expect(againDraft({ ...ASSIGNMENT, isGone: true }, NOW, ZONE).target).toBe('');
  });
});
