// Tests which texts an Admin's form publishes and how many Hindi texts become outdated.
import { describe, expect, it } from 'vitest';
import { collectEdits, hasHindi, type PartText } from './textEdits.ts';

const title: PartText = { path: 'title', text: 'Hello', hindi: 'नमस्ते', state: 'translated' };
const old: PartText = { path: 'hints.0', text: 'Look well.', hindi: 'देखो।', state: 'stale' };
const none: PartText = { path: 'hints.1', text: 'Think.', hindi: null, state: 'missing' };
const sign: PartText = { path: 'label', text: '10', hindi: null, state: 'translated' };
const TEXTS = [title, old, none, sign];

describe('collectEdits', () => {
  it('collects nothing without changes, and counts Hindi texts that are already outdated', () => {
    expect(collectEdits(TEXTS, {})).toEqual({ texts: {}, hindi: {}, outdated: 1 });
    expect(collectEdits(TEXTS, { title: 'Hello', 'hi:title': 'नमस्ते' })).toEqual({ texts: {}, hindi: {}, outdated: 1 });
  });

  it('collects changed English; its Hindi is outdated unless it is changed or confirmed', () => {
    expect(collectEdits([title], { title: 'Hi' })).toEqual({ texts: { title: 'Hi' }, hindi: {}, outdated: 1 });
    expect(collectEdits([title], { title: 'Hi', 'fits:title': 'yes' })).toEqual({
      texts: { title: 'Hi' },
      hindi: { title: 'नमस्ते' },
      outdated: 0,
    });
    expect(collectEdits([title], { title: 'Hi', 'hi:title': 'हाय' })).toEqual({
      texts: { title: 'Hi' },
      hindi: { title: 'हाय' },
      outdated: 0,
    });
  });

  it('ignores a confirmation once the English is back to its original', () => {
    expect(collectEdits([title], { title: 'Hello', 'fits:title': 'yes' }).hindi).toEqual({});
  });

  it('collects new Hindi, and stale Hindi that is confirmed', () => {
    expect(collectEdits(TEXTS, { 'hi:hints.1': 'सोचो।', 'fits:hints.0': 'yes' })).toEqual({
      texts: {},
      hindi: { 'hints.0': 'देखो।', 'hints.1': 'सोचो।' },
      outdated: 0,
    });
  });
});

it('treats numbers as texts without Hindi', () => {
  expect(TEXTS.map(hasHindi)).toEqual([true, true, true, false]);
});
