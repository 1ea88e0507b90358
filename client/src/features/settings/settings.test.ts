// Tests merging and parsing settings from untrusted sources: storage of an older version, the account.
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
  it('keeps fields missing in the patch, inside volumes too', () => {
    const merged = mergeSettings(DEFAULT_SETTINGS, { theme: 'light', volumes: { music: 0.2 } });
    expect(merged).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'light',
      volumes: { ...DEFAULT_SETTINGS.volumes, music: 0.2 },
    });
  });

  it('clamps the master to 0.6 and all volumes to their range', () => {
    const { volumes } = mergeSettings(DEFAULT_SETTINGS, { volumes: { master: 1, effects: 7, voice: -1 } });
    expect(volumes).toMatchObject({ master: 0.6, effects: 1, voice: 0 });
  });
});

describe('parsing', () => {
  it('keeps valid fields and drops the rest', () => {
    const patch = parseSettingsPatch({
      theme: 'pink',
      textSpeed: 'fast',
      narration: 'yes',
      volumes: { music: 'loud', voice: 0.5 },
    });
    expect(patch).toEqual({ textSpeed: 'fast', volumes: { voice: 0.5 } });
  });

  it('accepts only complete key bindings', () => {
    expect(parseSettingsPatch({ keys: { ...DEFAULT_KEYS, up: ['KeyI'] } }).keys?.up).toEqual(['KeyI']);
    // Stored before the others existed.
    expect(parseSettingsPatch({ keys: { up: ['KeyI'] } })).toEqual({ keys: { ...DEFAULT_KEYS, up: ['KeyI'] } });
    expect(parseSettingsPatch({ keys: { ...DEFAULT_KEYS, up: [] } })).toEqual({});
  });

  it('reads the account field as an object and as JSON text', () => {
    const field = { preferences: { narrationLanguage: 'hi', theme: 'light' } };
    expect(parseAccountSettings(field)).toEqual({ narrationLanguage: 'hi', theme: 'light' });
    expect(parseAccountSettings(JSON.stringify(field))).toEqual({ narrationLanguage: 'hi', theme: 'light' });
  });

  it.each(['{broken', null, undefined, 7, [], { preferences: 'none' }])('parses %j as empty', (field) => {
    expect(parseAccountSettings(field)).toEqual({});
  });
});

it('finds the action already bound to a key', () => {
  expect(findKeyConflict(DEFAULT_KEYS, 'KeyW', 'interact')).toBe('up');
  expect(findKeyConflict(DEFAULT_KEYS, 'KeyE', 'interact')).toBeUndefined();
});
