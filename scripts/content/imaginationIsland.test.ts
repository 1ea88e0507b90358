// Tests that each text of the Word River is long enough to be honest, in English and in Hindi.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { splitText } from '../../shared/src/learning/wordText.ts';

const FOLDER = new URL('../../shared/content/realms/imagination-island/', import.meta.url);
const english = readFileSync(new URL('activities/feed-river.md', FOLDER), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((story) => story.slice(story.indexOf('\n')));
const hindi = Object.entries(
  JSON.parse(readFileSync(new URL('texts.hi.json', FOLDER), 'utf8')) as Record<string, unknown>,
)
  .filter(([address]) => /^activities\/feed-river\/stories\/[a-z]+\/story$/.test(address))
  .map(([, entry]) => JSON.stringify(entry));

it.each([
  ['English', english],
  ['Hindi', hindi],
])('has three stories of at least 1,500 words in %s', (_, stories) => {
  expect(stories).toHaveLength(3);
  for (const story of stories) expect(splitText(story).wordCount).toBeGreaterThanOrEqual(1500);
});
