// Tests of the heat map: cell letters, order of learners, misconceptions.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { EMPTY_REALM_STATE, type RealmState } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { stated } from '../users/age.ts';
import { buildHeatMap } from './heatMap.ts';

type Input = Parameters<typeof buildHeatMap>;
const park = JSON.parse(
  readFileSync(new URL('../../../../shared/generated/content/ai-adventure-park.json', import.meta.url), 'utf8'),
) as RealmContent;
const contents: Input[3] = (realm) => (realm === 'ai-adventure-park' ? park : undefined);
const [first, second] = park.quest.tasks
  .flatMap(({ steps }) => steps)
  .filter(({ on }) => on.kind === 'activity-answered');
if (!first || !second) throw new Error('the park has no activities');

const member = (id: string, name = id) => ({
  id,
  name,
  username: id,
  completedMaps: [],
  ageBand: stated('18+' as const),
  dateOfBirth: null,
  consentRefusedAt: null,
  parentalConsent: false,
});
const record = { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 1000, hints: 0 };
const state = (more: Partial<RealmState>) => ({ ...EMPTY_REALM_STATE, entered: true, ...more });
const inPark = (userId: string, more: Partial<RealmState>) => ({
  userId,
  realm: 'ai-adventure-park',
  state: state(more),
});

function mapOf(members: Input[1], evidence: Partial<Input[2]>) {
  const none = { states: [], signs: [], mistakes: [], failures: [] };
  return buildHeatMap({ id: 'owls', name: 'Owls' }, members, { ...none, ...evidence }, contents);
}
const cell = (more: Partial<RealmState>) => mapOf([member('a')], { states: [inPark('a', more)] }).learners[0]?.cells[0];

describe('a cell', () => {
  const ref = first.on.ref;
  it.each<[string, string, Partial<RealmState>]>([
    ['-', 'nothing was tried', {}],
    ['w', 'it was answered but not passed', { activities: { [ref]: { ...record, correct: false } } }],
    ['D', 'it went well at once', { done: [first.id], activities: { [ref]: record } }],
    ['d', 'the first try was mostly wrong', { done: [first.id], activities: { [ref]: { ...record, first: 0.5 } } }],
    ['d', 'all three hints were taken', { done: [first.id], activities: { [ref]: { ...record, hints: 3 } } }],
    ['D', 'the realm is completed', { completed: true }],
  ])('is %s if %s', (letter, _why, more) => {
    expect(cell(more)).toBe(letter);
  });

  it('is h if help is needed, even if the lesson is done', () => {
    const { learners } = mapOf([member('a')], {
      states: [inPark('a', { done: [first.id] })],
      signs: [{ userId: 'a', realm: 'ai-adventure-park', ref }],
    });
    expect(learners[0]).toMatchObject({ needsHelp: 1 });
    expect(learners[0]?.cells.slice(0, 2)).toBe('h-');
  });
});

it('has one letter per lesson, and learners who need help first', () => {
  const map = mapOf([member('a', 'Asha'), member('b', 'Bela'), member('c', 'Chetan')], {
    signs: [{ userId: 'c', realm: 'ai-adventure-park', ref: first.on.ref }],
  });
  expect(map.learners.map(({ name }) => name)).toEqual(['Chetan', 'Asha', 'Bela']);
  for (const { cells } of map.learners) expect(cells).toHaveLength(map.lessons.length);
  expect(map.lessons.length).toBeGreaterThan(5);
});

describe('misconceptions', () => {
  const mistake = (userId: string, who: string) => ({
    userId,
    realm: 'ai-adventure-park',
    activity: 'scoping-match',
    answer: { who, what: 'what', where: 'where', why: 'why' },
    wrong: ['who'],
  });

  it('count learners, most common first, with an example program', () => {
    const failure = (userId: string, code: string) => ({
      userId,
      realm: 'python-world',
      ref: 'gone',
      errorKind: 'NameError',
      code,
    });
    const { misconceptions } = mapOf([member('a'), member('b')], {
      mistakes: [mistake('a', 'why'), mistake('a', 'what')],
      failures: [failure('a', 'print(cake)'), failure('b', 'print(pie)')],
    });
    expect(misconceptions).toMatchObject([
      { errorKind: 'NameError', mistake: null, learners: 2, program: 'print(cake)' },
      { mistake: { label: 'Who?' }, learners: 1, program: null },
    ]);
  });

  it('are limited to twelve', () => {
    const failures = Array.from({ length: 20 }, (_, at) => ({
      userId: 'a',
      realm: 'python-world',
      ref: `task-${at}`,
      errorKind: 'NameError',
      code: '',
    }));
    expect(mapOf([member('a')], { failures }).misconceptions).toHaveLength(12);
  });
});
