// Words for things of play: titles from the content, ids where content is gone, errors a teacher understands.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { programRefs } from '@lanternwise/shared/content/programRefs';
import { describe, expect, it } from 'vitest';
import { event } from '../../testing/testServer.ts';
import { describeError, describeEvent, mistakesIn, titleOf } from './contentTitles.ts';

const read = (realm: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../shared/generated/content/${realm}.json`, import.meta.url), 'utf8'),
  ) as RealmContent;
const park = read('ai-adventure-park');
const street = read('python-world');
const words = (content: RealmContent | undefined, kind: string, more: object = {}) =>
  describeEvent(content, event(kind as 'realm-entered', { ...more }) as never);

describe('titles', () => {
  it('come from the content', () => {
    expect(titleOf(park, 'scoping-match')).toBe(park.activities['scoping-match']?.title);
  });

  it('tell the programs of a lesson apart', () => {
    for (const lesson of Object.values(street.lessons)) {
      if (lesson.kind !== 'python') continue;
      const titles = programRefs(lesson).map((ref) => titleOf(street, ref));
      expect(new Set(titles).size, lesson.id).toBe(titles.length);
      for (const title of titles) expect(title.startsWith(lesson.title)).toBe(true);
    }
  });

  it('are the ids where the content knows nothing of them', () => {
    expect(titleOf(park, 'gone-since')).toBe('gone-since');
    expect(titleOf(undefined, 'scoping-match')).toBe('scoping-match');
  });
});

describe('mistakes', () => {
  it("are told in the lesson's own words", () => {
    const answer = { who: 'why', what: 'what', where: 'where', why: 'who' };
    expect(mistakesIn(park, 'scoping-match', answer, ['who'])).toEqual([
      {
        item: 'who',
        label: 'Who has the problem?',
        text: 'Who asks for people. Which answer names the people who feel the problem?',
      },
    ]);
  });

  it('are not the questions that were left open', () => {
    const quiz = Object.values(park.activities).find((activity) => activity.kind === 'quiz');
    if (!quiz) throw new Error('The park has a quiz.');
    expect(mistakesIn(park, quiz.id, {}, [quiz.questions[0]?.id ?? ''])).toEqual([]);
  });

  it('of a guess that only looks foreseen are told as those of any other guess', () => {
    const game = Object.values(park.activities).find((activity) => activity.kind === 'number-guess');
    const round = game?.rounds[0];
    if (!game || !round) throw new Error('The park has a game of numbers.');
    for (const guess of ['constructor', '__proto__', 'toString']) {
      const told = mistakesIn(park, game.id, { [round.id]: [guess] }, [round.id]);
      expect(told, guess).toEqual([{ item: round.id, label: round.label, text: round.why }]);
    }
  });

  it('of an activity that is gone are none', () => {
    expect(mistakesIn(park, 'gone-since', {}, ['who'])).toEqual([]);
    expect(mistakesIn(undefined, 'scoping-match', {}, ['who'])).toEqual([]);
  });
});

it.each([
  ['NameError', /spelling slip/],
  ['wrong-output', /prints something else/],
  ['StrangeError', /^Python stopped with StrangeError\.$/],
])('explains %s', (kind, said) => {
  expect(describeError(kind)).toMatch(said);
});

describe('the timeline', () => {
  it('has a line for what matters', () => {
    expect(words(park, 'realm-entered')).toBe('Entered AI Adventure Park');
    expect(words(park, 'exit-reached')).toBe('Left AI Adventure Park through the glowing arrow');
    expect(words(park, 'activity-answered', { ref: 'scoping-match' })).toBe('Answered "The four Ws of a problem"');
    expect(words(street, 'program-run', { ref: 'gone', status: 'error' })).toBe(
      'Ran a program, it ended with an error: gone',
    );
    expect(words(park, 'lesson-finished', { ref: 'gone', skipped: true })).toBe('Skipped the lesson "gone"');
  });

  it('says how an answer was graded', () => {
    const answered = event('activity-answered', { ref: 'scoping-match' } as never) as never;
    expect(describeEvent(park, answered, true)).toBe('Answered "The four Ws of a problem": right');
    expect(describeEvent(park, answered, false)).toBe('Answered "The four Ws of a problem": not right yet');
  });

  it('is silent about turned pages', () => {
    expect(words(park, 'lesson-page')).toBeUndefined();
    expect(words(park, 'dialog-finished')).toBeUndefined();
  });
});
