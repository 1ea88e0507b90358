// Tests the rules of the blog pages: page numbers, tags, the picture's ladder, and short descriptions.
import { describeContent, stripTags } from '@lanternwise/shared/blogs/text';
import { expect, it } from 'vitest';
import { addEntry } from './editor/ListField.tsx';
import { encodeSmallEnough, fitWithin } from './editor/resizePicture.ts';
import { pageWindow } from './PageNumbers.tsx';

it.each([
  [1, 3, [1, 2, 3], false, false],
  [1, 10, [1, 2, 3, 4, 5], false, true],
  [5, 10, [3, 4, 5, 6, 7], true, true],
  [10, 10, [6, 7, 8, 9, 10], true, false],
  [99, 7, [3, 4, 5, 6, 7], true, false],
])('page %i of %i shows five numbers at most', (page, total, pages, hasEarlier, hasLater) => {
  expect(pageWindow(page, total)).toMatchObject({ pages, hasEarlier, hasLater });
});

it('empty and known tags are ignored', () => {
  const tags = ['AI'];
  expect(addEntry(tags, '  ', 5)).toBe(tags);
  expect(addEntry(tags, ' ai ', 5)).toBe(tags);
  expect(addEntry(tags, 'Maps', 1)).toBe(tags);
  expect(addEntry(tags, ' Maps ', 5)).toEqual(['AI', 'Maps']);
});

it('a picture is encoded from 0.9 down to 0.5 until it is small enough', () => {
  const tried: number[] = [];
  const encode = (smallAt: number) => (quality: number) => {
    tried.push(quality);
    return 'x'.repeat(quality <= smallAt ? 1_000_000 : 1_200_000);
  };
  encodeSmallEnough(encode(0.8));
  expect(tried.splice(0)).toEqual([0.9, 0.85, 0.8]);
  encodeSmallEnough(encode(0));
  expect(tried).toEqual([0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5]);
});

it('a picture is at most 1920 on its longest side, and never enlarged', () => {
  expect(fitWithin(3840, 1000)).toEqual({ width: 1920, height: 500 });
  expect(fitWithin(100, 4000)).toEqual({ width: 48, height: 1920 });
  expect(fitWithin(640, 480)).toEqual({ width: 640, height: 480 });
});

it('a description is cut at a word after at most 157 characters', () => {
  const text = 'lantern '.repeat(40);
  expect(describeContent(text)).toBe(`${'lantern '.repeat(19).trim()}…`);
  expect(describeContent('Short <b>and</b> whole.')).toBe('Short and whole.');
  expect(Array.from(describeContent('क'.repeat(400)))).toHaveLength(158);
});

it('only what looks like a tag is removed', () => {
  expect(stripTags('<p class="x">a < b && c > d</p><!-- x --><script>')).toBe('a < b && c > d');
});
