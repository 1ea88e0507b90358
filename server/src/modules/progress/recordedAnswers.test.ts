// Regression test: answers recorded with an older release get the same grades.

import { readFileSync } from 'node:fs';
import type { Grade } from '@lanternwise/shared/activities/kit/grade';
import { gradeActivity } from '@lanternwise/shared/activities/registry';
import { type RealmContent, realmContentSchema } from '@lanternwise/shared/content/bundle';
import { createQuestContext } from '@lanternwise/shared/content/questContext';
import { describe, expect, it } from 'vitest';
import { mistakesIn } from '../reports/contentTitles.ts';
import { parseEvent } from './applyEvent.ts';

const park: RealmContent = realmContentSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../shared/generated/content/ai-adventure-park.json', import.meta.url), 'utf8'),
  ),
);

/** Recorded with commit e6d4357; the grade is undefined if the answer was malformed. */
const RECORDED_ANSWERS: [activity: string, answer: unknown, grade: Grade | undefined][] = [
  [
    'acquisition-sort',
    { bins: 'good', menu: 'good', bookings: 'good', rumour: 'bad', photos: 'bad', shoes: 'bad' },
    { correct: true, score: 1, wrong: [] },
  ],
  [
    'acquisition-sort',
    { bins: 'bad', menu: 'bad', bookings: 'good', rumour: 'bad', photos: 'bad', shoes: 'bad' },
    { correct: false, score: 0.6666666666666666, wrong: ['bins', 'menu'] },
  ],
  [
    'acquisition-sort',
    {},
    { correct: false, score: 0, wrong: ['bins', 'menu', 'bookings', 'rumour', 'photos', 'shoes'] },
  ],
  [
    'principle-drag',
    { consent: 'autonomy', villages: 'justice', pause: 'no-harm', 'free-tool': 'benefit' },
    { correct: true, score: 1, wrong: [] },
  ],
  [
    'principle-drag',
    { consent: 'justice', villages: 'justice', pause: 'no-harm', 'free-tool': 'benefit' },
    { correct: false, score: 0.75, wrong: ['consent'] },
  ],
  [
    'fair-unfair',
    { 'exam-help': 'fair', postcode: 'unfair', accent: 'unfair', appeal: 'fair' },
    { correct: true, score: 1, wrong: [] },
  ],
  [
    'fair-unfair',
    { 'exam-help': 'unfair', postcode: 'unfair', accent: 'unfair', appeal: 'fair' },
    { correct: false, score: 0.75, wrong: ['exam-help'] },
  ],
  [
    'canteen-data',
    {
      scope: 'before',
      columns: ['weekday', 'dish', 'temp', 'booked'],
      fixes: { '14': 'repair', '27': 'remove', '41': 'remove' },
      prediction: 'stump',
      deployed: 'tree',
      sign: 'advice',
    },
    { correct: true, score: 1, wrong: [] },
  ],
  [
    'canteen-data',
    {
      scope: 'before',
      columns: ['weekday', 'dish', 'temp', 'booked', 'bags'],
      fixes: { '3': 'remove', '14': 'repair', '27': 'remove', '41': 'remove' },
      prediction: 'stump',
      deployed: 'tree',
      sign: 'advice',
    },
    { correct: false, score: 0.5, wrong: ['columns', 'clean'] },
  ],
  [
    'canteen-data',
    { scope: '_none', columns: [], fixes: {}, deployed: 'stump', sign: '_none' },
    { correct: false, score: 0, wrong: ['scope', 'columns', 'clean', 'deploy'] },
  ],
  [
    'donation-game',
    {
      choices: {
        glasses: 'mina',
        animals: 'frogs',
        water: 'fountain',
        flood: 'dyke',
        school: 'band',
        crowd: 'empty',
        player: 'gamer',
        letter: 'table',
        night: 'kittens',
        nurse: 'training',
      },
      influences: ['near', 'own', 'many'],
    },
    { correct: true, score: 1, wrong: [] },
  ],
  [
    'donation-game',
    { choices: { glasses: 'mina', animals: 'nothing' }, influences: ['near', 'near', 'unheard-of'] },
    {
      correct: false,
      score: 0.09090909090909091,
      wrong: ['animals', 'water', 'flood', 'school', 'crowd', 'player', 'letter', 'night', 'nurse', 'influences'],
    },
  ],
  [
    'healthcare-case',
    {
      prediction: 'half',
      runs: [
        { measure: 'cost', places: 8 },
        { measure: 'need', places: 8 },
        { measure: 'need', places: 12 },
      ],
      conclusion: 'measure',
    },
    { correct: true, score: 1, wrong: [] },
  ],
  [
    'healthcare-case',
    { runs: [{ measure: 'need', places: 8 }], conclusion: 'hate' },
    { correct: false, score: 0.3333333333333333, wrong: ['cost', 'conclusion'] },
  ],
  ['donation-game', { choices: ['mina'] }, undefined],
];

describe.each(RECORDED_ANSWERS)('%s answered with %j', (ref, answer, grade) => {
  it('gets the recorded grade', () => {
    const read = parseEvent({
      ...{ id: '6f0b1f5e-6c0f-4c5e-9a70-5b6d4f0c2a11', at: 1, realm: 'ai-adventure-park', kind: 'activity-answered' },
      ...{ ref, answer, ms: 1000, hints: 0, skipped: false },
    });
    expect(read).toMatchObject({ event: { ref, answer } });
    const given = createQuestContext(park, gradeActivity).grade(ref, answer);
    expect(given && { ...given, tries: undefined }).toEqual(grade);
  });

  it('has an explanation for each mistake', () => {
    const wrong = grade?.wrong ?? [];
    const mistakes = mistakesIn(park, ref, answer, wrong);
    for (const { item, label, text } of mistakes) {
      expect(wrong).toContain(item);
      expect([label, text], `${ref} ${item}`).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    }
  });
});
