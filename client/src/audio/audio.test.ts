// How loud things are, and which recording a name means.
import { describe, expect, it } from 'vitest';
import { type Catalog, findLayer, findSound } from './catalog.ts';
import { mixOf } from './mix.ts';

const CATALOG: Catalog = {
  SPRITES: { effects: { src: [], sprite: {} }, voices: { src: [], sprite: {} } },
  EFFECTS: { 'ui-press': ['ui-press'], right: ['right'] },
  VOICES: { wizard: ['wizard-1', 'wizard-2'], elder: ['elder-1'] },
  SONGS: { park: { loopMs: 80_000, paddingMs: 250, layers: { calm: ['park-calm.webm'] } } },
};

describe('sound', () => {
  it('keeps the master at its maximum of 0.6, whatever the slider says', () => {
    expect(mixOf({ master: 0.4, music: 0.5, effects: 1 })).toEqual({ music: 0.2, effects: 0.4 });
    expect(mixOf({ master: 5, music: 1, effects: 9 })).toEqual({ music: 0.6, effects: 0.6 });
    expect(mixOf({ master: -1, music: 1, effects: 1 })).toEqual({ music: 0, effects: 0 });
  });

  it('finds effects by their own and by their short names', () => {
    expect(findSound(CATALOG, 'right')).toEqual({ file: 'effects', sprites: ['right'] });
    expect(findSound(CATALOG, 'click')).toEqual({ file: 'effects', sprites: ['ui-press'] });
  });

  it('ignores names without a recording', () => {
    expect(findSound(CATALOG, 'toString')).toBeUndefined();
    expect(findSound(CATALOG, 'thunder')).toBeUndefined();
    expect(findLayer(CATALOG, 'dusk-calm')).toBeUndefined();
  });

  it('gives every character a blip', () => {
    expect(findSound(CATALOG, 'blip-wizard')?.sprites).toHaveLength(2);
    expect(findSound(CATALOG, 'blip-nurse')).toEqual({ file: 'voices', sprites: ['elder-1'] });
  });

  it('cuts the loop out of the padded song', () => {
    expect(findLayer(CATALOG, 'park-calm')?.loop).toEqual([250, 80_000]);
  });
});
