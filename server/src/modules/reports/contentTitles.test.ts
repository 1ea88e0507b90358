// Tests of titles, mistakes and what the timeline says.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { programRefs } from '@lanternwise/shared/content/programRefs';
import { describe, expect, it } from 'vitest';
import { event } from '../../testing/testServer.ts';
import { mistakesIn, timelineFacts, titleOf, UNKNOWN_TITLE } from './contentTitles.ts';

const read = (realm: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../shared/generated/content/${realm}.json`, import.meta.url), 'utf8'),
  ) as RealmContent;
const park = read('ai-adventure-park');
const street = read('python-world');
const facts = (content: RealmContent | undefined, kind: string, more: object = {}) =>
  timelineFacts(content, event(kind as 'realm-entered', { ...more }) as never);

describe('titles', () => {
  it('come from the content', () => {
    expect(titleOf(park, 'scoping-match')).toBe(park.activities['scoping-match']?.title);
  });

  it('are unique for the programs of a lesson', () => {
    for (const lesson of Object.values(street.lessons)) {
      if (lesson.kind !== 'python') continue;
      const titles = programRefs(lesson).map((ref) => titleOf(street, ref));
      expect(new Set(titles).size, lesson.id).toBe(titles.length);
      for (const title of titles) expect(title.startsWith(lesson.title)).toBe(true);
    }
  });

  it('never repeat an id that the content does not have', () => {
    expect(titleOf(park, 'gone-since')).toBe(UNKNOWN_TITLE);
    expect(titleOf(undefined, 'scoping-match')).toBe(UNKNOWN_TITLE);
  });
});

describe('mistakes', () => {
  it("are described with the lesson's texts", () => {
    const answer = { who: 'why', what: 'what', where: 'where', why: 'who' };
    expect(mistakesIn(park, 'scoping-match', answer, ['who'])).toEqual([
      {
        item: 'who',
        label: 'Who?',
        text: '"Who" asks about people. Which answer names the people who feel the problem?',
      },
    ]);
  });

  it('do not include unanswered questions', () => {
    const quiz = Object.values(park.activities).find((activity) => activity.kind === 'quiz');
    if (!quiz) throw new Error('The park has a quiz.');
    expect(mistakesIn(park, quiz.id, {}, [quiz.questions[0]?.id ?? ''])).toEqual([]);
  });

  it('of a guess with an inherited property name have the general explanation', () => {
    const game = Object.values(park.activities).find((activity) => activity.kind === 'number-guess');
    const round = game?.rounds[0];
    if (!game || !round) throw new Error('The park has a game of numbers.');
    for (const guess of ['constructor', '__proto__', 'toString']) {
      const mistakes = mistakesIn(park, game.id, { [round.id]: [guess] }, [round.id]);
      expect(mistakes, guess).toEqual([{ item: round.id, label: round.label, text: round.why }]);
    }
  });

  it('of an unknown activity are empty', () => {
    expect(mistakesIn(park, 'gone-since', {}, ['who'])).toEqual([]);
    expect(mistakesIn(undefined, 'scoping-match', {}, ['who'])).toEqual([]);
  });
});

describe('the timeline', () => {
  it('says what an event was about, and how it ended', () => {
    const entry = (title: string, outcome: string | null = null) => expect.objectContaining({ title, outcome });
    expect(facts(park, 'realm-entered')).toEqual(entry(''));
    expect(facts(park, 'exit-reached')).toEqual(entry(''));
    expect(facts(park, 'lantern-lit', { ref: 'learn-project-cycle' })).toEqual(entry('Learn the AI Project Cycle'));
    expect(facts(park, 'activity-answered', { ref: 'scoping-match' })).toEqual(entry('The four Ws'));
    expect(facts(street, 'program-run', { ref: 'gone', status: 'error' })).toEqual(entry(UNKNOWN_TITLE, 'error'));
    expect(facts(park, 'lesson-finished', { ref: 'gone', skipped: true })).toEqual(entry(UNKNOWN_TITLE, 'skipped'));
  });

  it('includes the grade of an answer', () => {
    const answered = event('activity-answered', { ref: 'scoping-match' } as never) as never;
    expect(timelineFacts(park, answered, true)).toMatchObject({ outcome: 'right' });
    expect(timelineFacts(park, answered, false)).toMatchObject({ outcome: 'wrong' });
  });

  it('omits pages and dialogs', () => {
    expect(facts(park, 'lesson-page')).toBeUndefined();
    expect(facts(park, 'dialog-finished')).toBeUndefined();
  });

  it('names in Hindi what the course no longer has', () => {
    expect(titleOf({ ...park, language: 'hi' }, 'gone')).toMatch(/\p{Script=Devanagari}/u);
  });
});
