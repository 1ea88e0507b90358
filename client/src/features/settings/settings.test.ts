// Settings are read from places nobody controls: storage of an older version, an account written elsewhere.
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_KEYS,
  DEFAULT_SETTINGS,
  findKeyConflict,
  mergeSettings,
  parseAccountSettings,
  parseSettingsPatch,
} from './settings.ts';

describe('merging', () => {
  it('keeps what the patch does not name, inside volumes too', () => {
    const merged = mergeSettings(DEFAULT_SETTINGS, { theme: 'light', volumes: { music: 0.2 } });
    expect(merged).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'light',
      volumes: { ...DEFAULT_SETTINGS.volumes, music: 0.2 },
    });
  });

  it('never lets the master above 0.6, nor any volume out of its range', () => {
    const { volumes } = mergeSettings(DEFAULT_SETTINGS, { volumes: { master: 1, effects: 7, voice: -1 } });
    expect(volumes).toMatchObject({ master: 0.6, effects: 1, voice: 0 });
  });
});

describe('reading', () => {
  it('takes sound fields and leaves out the rest', () => {
    const patch = parseSettingsPatch({
      theme: 'pink',
      textSpeed: 'fast',
      narration: 'yes',
      volumes: { music: 'loud', voice: 0.5 },
    });
    expect(patch).toEqual({ textSpeed: 'fast', volumes: { voice: 0.5 } });
  });

  it('takes a key map whole or not at all', () => {
    expect(parseSettingsPatch({ keys: { ...DEFAULT_KEYS, up: ['KeyI'] } }).keys?.up).toEqual(['KeyI']);
    expect(parseSettingsPatch({ keys: { up: ['KeyI'] } })).toEqual({});
    expect(parseSettingsPatch({ keys: { ...DEFAULT_KEYS, up: [] } })).toEqual({});
  });

  it('reads the account field as an object and as JSON text', () => {
    const field = { preferences: { narrationLanguage: 'hi', theme: 'light' } };
    expect(parseAccountSettings(field)).toEqual({ narrationLanguage: 'hi', theme: 'light' });
    expect(parseAccountSettings(JSON.stringify(field))).toEqual({ narrationLanguage: 'hi', theme: 'light' });
  });

  it.each(['{broken', null, undefined, 7, [], { preferences: 'none' }])('takes nothing from %j', (field) => {
    expect(parseAccountSettings(field)).toEqual({});
  });
});

it('finds the action that already owns a key', () => {
  expect(findKeyConflict(DEFAULT_KEYS, 'KeyW', 'interact')).toBe('up');
  expect(findKeyConflict(DEFAULT_KEYS, 'KeyE', 'interact')).toBeUndefined();
});
