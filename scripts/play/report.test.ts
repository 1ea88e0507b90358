// Tests of the page of figures: what is counted of a realm's words, and what a row says.
import { expect, it } from 'vitest';
import type { PlayFigures } from './figuresFile.ts';
import { countedWords, writeReport } from './report.ts';

const play = (change: Partial<PlayFigures> = {}): PlayFigures => ({
  realm: 'voice-valley-park',
  language: 'en',
  screen: 'laptop',
  date: '2026-11-28',
  commit: '0a3edf27',
  figures: {
    seconds: 600,
    inSightShare: 0.2,
    readingShare: 0.7,
    words: { all: 1800, opening: 100, fixed: 50, bySubject: { 'master-forty': 900 } },
    presses: 40,
    coveredPresses: 2,
    writingSeconds: 0,
    firstInputs: [
      { kind: 'lesson', id: 'see-a-voice', seconds: 61, words: 170 },
      { kind: 'activity', id: 'look-at-voices', seconds: 12, words: 33 },
      { kind: 'lesson', id: 'talk-only', seconds: undefined, words: 80 },
    ],
    successes: [
      { kind: 'activity', id: 'look-at-voices', messages: ['Milestone', 'Form'] },
      { kind: 'activity', id: 'master-forty', messages: [] },
    ],
  },
  ...change,
});

it('counts the words of a realm without opening, fixed texts and the forty questions', () => {
  expect(countedWords(play())).toBe(750);
  expect(countedWords(play({ realm: 'robo-realm' }))).toBe(1650);
});

it('sets what was played beside what is asked, in a table of its language and screen', () => {
  const page = writeReport(
    [play({ reached: 'to the third task' })],
    ['voice-valley-park', 'demo'],
    '# How play measures',
  );
  expect(page).toContain('## English, laptop');
  expect(page).toContain('## Hindi, laptop (1366×641)\n\nNot recorded yet: voice-valley-park, demo.');
  const row = page.split('\n').find((line) => line.startsWith('| voice-valley-park | to the third task'));
  expect(row).toContain('| 1 of 3 | 37 s · 102 | 61 s · 170 | 20 % | 70 % | 1 of 2, worst 2 | 750 (asked 1500) |');
  expect(page).toContain('| voice-valley-park | talk-only (lesson) | none | 80 |');
});
