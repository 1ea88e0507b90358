// Tests the volume mix and the lookup of recordings by name.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { describe, expect, it } from 'vitest';
import * as recorded from '../../../assets/audio/catalog.ts';
import { type Catalog, findLayer, findSound, resolveMusic } from './catalog.ts';
import { busyLevel, computeMix, UNLIT_BUSY_LEVEL } from './mix.ts';

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

  it('raises the busy layer with each lantern, at rest from silence and on a walk from its base', () => {
    const levels = (busy: boolean) => [0, 1, 2, 4].map((lit) => busyLevel(busy, { lit, total: 4 }));
    expect(levels(false)).toEqual([0, 0.25, 0.5, 1]);
    expect(levels(true)).toEqual([...levels(true)].sort());
    expect(levels(true)).toMatchObject({ 0: UNLIT_BUSY_LEVEL, 3: 1 });
    expect([false, true].map((busy) => busyLevel(busy, { lit: 0, total: 0 }))).toEqual([0, 1]);
  });

  it('has a chime of its own for a lit lantern, and a thud for a bump', () => {
    expect(findSound(recorded, 'lantern-lit')).toEqual({ file: 'effects', sprites: ['lantern'] });
    expect(findSound(recorded, 'bump')?.sprites).toEqual(['bump-1', 'bump-2']);
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
