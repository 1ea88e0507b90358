// Tests the word counter: the words of a text, and those of its page, which the server counts in the same way.
import { type LessonOf, lessonSchema } from '@lanternwise/shared/content/lesson';
import { expect, it } from 'vitest';
import { countWords, wordLimit } from './wordLimits.ts';

const lesson = (words: string) =>
  lessonSchema.parse({
    id: 'one',
    kind: 'pages',
    title: 'A lesson',
    pages: [
      { id: 'first', title: 'First', sections: [{ heading: 'Head', text: 'four words stand here' }] },
      {
        id: 'second',
        title: 'Second',
        sections: [
          { heading: 'Head', text: words },
          { heading: 'Head', text: 'and two' },
        ],
      },
    ],
    activities: ['play'],
    finish: 'Finish',
  }) as LessonOf<'pages'>;

it('counts words as people do', () => {
  expect([' one  two\nthree ', ''].map(countWords)).toEqual([3, 0]);
});

it('counts the page of a text, not the whole lesson', () => {
  const now = lesson('three more words');
  expect(wordLimit(now, now, 'pages.1.sections.0.text')).toEqual({ words: 5, most: 60 });
  expect(wordLimit(now, now, 'pages.0.sections.0.text')).toEqual({ words: 4, most: 60 });
});

it('has no limit for headings and titles, and lets a long page stay as long', () => {
  const [before, now] = [lesson('word '.repeat(70)), lesson('word '.repeat(72))];
  expect(wordLimit(before, now, 'title')).toBeUndefined();
  expect(wordLimit(before, now, 'pages.1.sections.0.heading')).toBeUndefined();
  expect(wordLimit(before, now, 'pages.1.sections.0.text')).toEqual({ words: 74, most: 72 });
});
