// Tests that each text of the Word River is long enough to be honest, in every language in which it is told.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { splitText } from '../../shared/src/learning/wordText.ts';

const FILE = new URL('../../shared/content/realms/imagination-island/activities/feed-river.md', import.meta.url);
const stories = readFileSync(FILE, 'utf8').split(/^## /m).slice(1);

it('has three stories of at least 1,500 words', () => {
  const counts = stories.map((story) => splitText(story.slice(story.indexOf('\n'))).wordCount);
  expect(counts).toHaveLength(3);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1500);
});
