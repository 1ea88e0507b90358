// Tests the volume mix and the lookup of recordings by name.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { describe, expect, it } from 'vitest';
import * as recorded from '../../../assets/audio/catalog.ts';
import { type Catalog, findLayer, findSound, resolveMusic } from './catalog.ts';
import { computeMix } from './mix.ts';

const CATALOG: Catalog = {
  SPRITES: { effects: { src: [], sprite: {} }, voices: { src: [], sprite: {} } },
  EFFECTS: { 'ui-press': ['ui-press'], right: ['right'] },
  VOICES: { wizard: ['wizard-1', 'wizard-2'], elder: ['elder-1'] },
  SONGS: { park: { loopMs: 80_000, paddingMs: 250, layers: { calm: ['park-calm.webm'] } } },
};

describe('sound', () => {
  it('clamps the master volume to 0.6', () => {
    expect(computeMix({ master: 0.4, music: 0.5, effects: 1 })).toEqual({ music: 0.2, effects: 0.4 });
    expect(computeMix({ master: 5, music: 1, effects: 9 })).toEqual({ music: 0.6, effects: 0.6 });
    expect(computeMix({ master: -1, music: 1, effects: 1 })).toEqual({ music: 0, effects: 0 });
  });

  it('finds effects by name and by alias', () => {
    expect(findSound(CATALOG, 'right')).toEqual({ file: 'effects', sprites: ['right'] });
    expect(findSound(CATALOG, 'click')).toEqual({ file: 'effects', sprites: ['ui-press'] });
  });

  it('ignores names without a recording', () => {
    expect(findSound(CATALOG, 'toString')).toBeUndefined();
    expect(findSound(CATALOG, 'thunder')).toBeUndefined();
    expect(findLayer(CATALOG, 'dusk-calm')).toBeUndefined();
  });

  it('finds a voice blip for every character', () => {
    expect(findSound(CATALOG, 'blip-wizard')?.sprites).toHaveLength(2);
    expect(findSound(CATALOG, 'blip-nurse')).toEqual({ file: 'voices', sprites: ['elder-1'] });
    expect(findSound(recorded, 'blip-captain-shield')?.sprites[0]).toBe('captain-shield-1');
    const townsfolk = ['baker', 'postwoman', 'gardener', 'fisher', 'tailor'].map((name) =>
      findSound(recorded, `blip-${name}`),
    );
    expect(new Set(townsfolk.map((found) => found?.sprites[0])).size).toBeGreaterThan(2);
  });

  it('excludes the padding from the loop', () => {
    expect(findLayer(CATALOG, 'park-calm')?.loop).toEqual([250, 80_000]);
  });

  it('resolves the music named by the content, else by the map id, else of the park', () => {
    const named = { calm: 'park-calm', busy: 'park-busy' };
    expect(resolveMusic(recorded, 'robo-realm', named)).toEqual(named);
    const unknown = { calm: 'nothing-calm', busy: 'nothing-busy' };
    expect(resolveMusic(recorded, 'robo-realm', unknown)).toEqual({ calm: 'robo-realm-calm', busy: 'robo-realm-busy' });
    expect(resolveMusic(recorded, 'moon', unknown).calm).toBe('park-calm');
    const composed = [...PLAY_ORDER, 'demo', 'python-world'];
    const songs = composed.map((id) => resolveMusic(recorded, id, unknown));
    expect(new Set(songs.map(({ calm }) => calm)).size).toBe(composed.length);
    for (const { calm, busy } of songs)
      for (const layer of [calm, busy]) expect(findLayer(recorded, layer)?.src, layer).toHaveLength(2);
  });
});
