// Tests the search of the guides: it finds the place, marks the hit, forgives typos, and works in Devanagari.
import type { Guide } from '@lanternwise/shared/resources/guide';
import { describe, expect, it } from 'vitest';
import { loadAllGuides } from './guides.ts';
import { createGuideSearch, snippetOf } from './searchIndex.ts';

const english = createGuideSearch(await loadAllGuides('en'));
const hindi = createGuideSearch(await loadAllGuides('hi'));
const ids = (hits: readonly { id: string }[]) => hits.map(({ id }) => id);

describe('search over all guides', () => {
  it('finds the heading below which a word stands', () => {
    const hit = english.find('pass phrases').find(({ id }) => id === 'set-up-a-class/login-cards');
    expect(hit).toMatchObject({
      guide: 'Set up a class · Two ways to bring students in',
      title: 'Class accounts and login cards',
    });
    expect(hit?.snippet.filter((_, at) => at % 2 === 1)).toContain('pass');
  });

  it('puts headings with the word first', () => {
    expect(ids(english.find('joke jury'))[0]).toBe('unplugged/the-joke-jury');
    expect(ids(english.find('offline'))).toContain('what-you-need/weak-internet-lines');
  });

  it('forgives a typo and an unfinished word', () => {
    expect(ids(english.find('unpluged'))).toContain('unplugged');
    expect(ids(english.find('consnet'))).toContain('set-up-a-class/consent');
    expect(ids(english.find('spectro'))).toContain('lesson-plans/voice-valley-park-minute-by-minute');
  });

  it('finds Hindi words, with and without the nukta', () => {
    expect(ids(hindi.find('भूलभुलैया'))).toContain('unplugged/robot-on-squared-paper-sheet-the-maze');
    expect(ids(hindi.find('चुटकुलों की जूरी'))[0]).toBe('unplugged/the-joke-jury');
    expect(ids(hindi.find('सफ़ेद'))).toEqual(ids(hindi.find('सफेद')));
    expect(ids(hindi.find('सफेद')).length).toBeGreaterThan(0);
  });

  it('finds nothing for words that stand nowhere, and survives signs', () => {
    expect(english.find('xylophone')).toEqual([]);
    expect(english.find('"(*[')).toEqual([]);
  });

  it('leads only to places that exist', async () => {
    const places = (guides: readonly Guide[]) =>
      guides.flatMap(({ id, blocks }) => [
        id,
        ...blocks.flatMap((block) => (block.kind === 'heading' ? [`${id}/${block.id}`] : [])),
      ]);
    const [en, hi] = [places(await loadAllGuides('en')), places(await loadAllGuides('hi'))];
    expect(hi).toEqual(en);
    expect(new Set(en).size).toBe(en.length);
    for (const hit of [...english.find('the'), ...hindi.find('और')]) expect(en).toContain(hit.id);
  });
});

describe('a snippet', () => {
  it('is cut around the first hit and marks every hit', () => {
    const text = `${'before '.repeat(40)}the needle is here ${'after '.repeat(40)}`;
    const pieces = snippetOf(text, ['needle']);
    expect(pieces).toHaveLength(3);
    expect(pieces[1]).toBe('needle');
    expect(pieces.join('').length).toBeLessThan(150);
    expect(pieces[0]).toMatch(/^… /);
    expect(pieces[2]).toMatch(/ …$/);
  });

  it('treats signs of regular expressions as text', () => {
    expect(snippetOf('what does a+b mean?', ['a+b'])).toEqual(['what does ', 'a+b', ' mean?']);
  });
});
