// Tests the score of a realm whose points the requirements fix (lessons.txt 9: (sum + 20)/80 and 20/20, out of 100).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Quest, questSchema } from '../../shared/src/content/quest.ts';
import { groupScore, scoreRealm } from '../../shared/src/quests/score.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../../shared/src/quests/state.ts';

const FILE = new URL('../../shared/content/realms/robo-realm/quests.json', import.meta.url);
const quest: Quest = questSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

const passed = (...ids: string[]): RealmState => ({
  ...EMPTY_REALM_STATE,
  activities: Object.fromEntries(
    ids.map((id) => [id, { attempts: 3, first: 0, best: 1, correct: true, skipped: false, ms: 1, hints: 0 }]),
  ),
});
const points = (...ids: string[]) => quest.points?.map((group) => groupScore(group, passed(...ids)));

describe('the score of robo-realm', () => {
  it('is 15 for each sentence and 10 for each question, 80 with the comparison', () => {
    expect(points('sentence-learns', 'question-chatbot')?.[0]).toEqual({ points: 25, outOf: 80 });
    expect(points('how-different')?.[0]).toEqual({ points: 20, outOf: 80 });
    expect(points('yard-robot')?.[1]).toEqual({ points: 20, outOf: 20 });
  });

  it('is 0 before anything is earned and 100 for perfect play, whatever the attempts', () => {
    expect(scoreRealm(quest, EMPTY_REALM_STATE).score).toBe(0);
    expect(scoreRealm(quest, passed(...quest.graded)).score).toBe(100);
  });
});
