// Tests which texts an Admin's form publishes and how many translations become outdated.
import { describe, expect, it } from 'vitest';
import { collectEdits, hasTranslation, type PartText } from './textEdits.ts';

const title: PartText = { path: 'title', text: 'Hello', translations: { hi: { text: 'नमस्ते', state: 'translated' } } };
const old: PartText = { path: 'hints.0', text: 'Look well.', translations: { hi: { text: 'देखो।', state: 'stale' } } };
const none: PartText = { path: 'hints.1', text: 'Think.', translations: { hi: { text: null, state: 'missing' } } };
const sign: PartText = { path: 'label', text: '10', translations: { hi: { text: null, state: 'translated' } } };
const OUTDATED = [{ language: 'hi', count: 1 }];
const TEXTS = [title, old, none, sign];

describe('collectEdits', () => {
  it('collects nothing without changes, and counts Hindi texts that are already outdated', () => {
    expect(collectEdits(TEXTS, {})).toEqual({ texts: {}, translations: {}, count: 0, outdated: OUTDATED });
    expect(collectEdits(TEXTS, { title: 'Hello', 'hi:title': 'नमस्ते' })).toEqual({
      texts: {},
      translations: {},
      count: 0,
      outdated: OUTDATED,
    });
  });

  it('collects changed English; its Hindi is outdated unless it is changed or confirmed', () => {
    expect(collectEdits([title], { title: 'Hi' })).toEqual({
      texts: { title: 'Hi' },
      translations: {},
      count: 1,
      outdated: OUTDATED,
    });
    expect(collectEdits([title], { title: 'Hi', 'fits:hi:title': 'yes' })).toEqual({
      texts: { title: 'Hi' },
      translations: { hi: { title: 'नमस्ते' } },
      count: 2,
      outdated: [],
    });
    expect(collectEdits([title], { title: 'Hi', 'hi:title': 'हाय' })).toEqual({
      texts: { title: 'Hi' },
      translations: { hi: { title: 'हाय' } },
      count: 2,
      outdated: [],
    });
  });

  it('ignores a confirmation once the English is back to its original', () => {
    expect(collectEdits([title], { title: 'Hello', 'fits:hi:title': 'yes' }).translations).toEqual({});
  });

  it('collects new Hindi, and stale Hindi that is confirmed', () => {
    expect(collectEdits(TEXTS, { 'hi:hints.1': 'सोचो।', 'fits:hi:hints.0': 'yes' })).toEqual({
      texts: {},
      translations: { hi: { 'hints.0': 'देखो।', 'hints.1': 'सोचो।' } },
      count: 2,
      outdated: [],
    });
  });
});

it('treats numbers as texts without Hindi', () => {
  expect(TEXTS.map((text) => hasTranslation(text, 'hi'))).toEqual([true, true, true, false]);
});
