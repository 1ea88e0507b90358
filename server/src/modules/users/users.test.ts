// Tests of profile, avatar and settings.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestClient, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
let asha: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  asha = await server.register('Asha');
});
afterEach(() => server.close());

const patch = (part: string, body: unknown) => asha.call('PATCH', `/api/v1/user/${part}`, body);
const verify = async () => (await asha.call('GET', '/api/v1/verify_user')).json().user;

describe('the profile', () => {
  const profile = {
    bio: 'I like robots 🤖',
    dateOfBirth: '2013-04-09',
    school: 'Lantern School',
    grade: 'Grade 7',
    guardianName: 'Meera',
    guardianPhone: '+91 98765 43210',
  };

  it('is stored and can be cleared by field', async () => {
    expect((await patch('profile', profile)).json().user).toMatchObject(profile);
    await patch('profile', { bio: null, school: 'New School' });
    expect(await verify()).toMatchObject({ ...profile, bio: null, school: 'New School' });
    expect((await patch('profile', {})).statusCode).toBe(200);
  });

  it.each([
    ['a role', { role: 'Admin' }, 'The request has something that does not belong there: role.'],
    ['a consent', { parentalConsent: true }, 'The request has something that does not belong there: parentalConsent.'],
    [
      'a plan',
      { subscriptionStatus: 'active' },
      'The request has something that does not belong there: subscriptionStatus.',
    ],
    [
      'a picture from elsewhere',
      { profilePicture: 'https://example.org/x.png' },
      'Please choose a picture that you have uploaded.',
    ],
    [
      'an address of this site as a picture',
      { profilePicture: '/api/v1/auth/sign-out' },
      'Please choose a picture that you have uploaded.',
    ],
    [
      'a picture from elsewhere without scheme',
      { coverPhoto: '//example.org/x.png' },
      'Please choose a picture that you have uploaded.',
    ],
    [
      'a birthday in the future',
      { dateOfBirth: '2999-01-01' },
      'A date of birth must be in the past. Please choose another day.',
    ],
    [
      'the 30th of February',
      { dateOfBirth: '2013-02-30' },
      'Please write the date of birth as year-month-day, for example 2013-04-09.',
    ],
    [
      'a phone of letters',
      { guardianPhone: 'call me' },
      'Please write the phone number with digits only, for example +91 98765 43210.',
    ],
    ['a bio that is too long', { bio: 'x'.repeat(501) }, 'A bio has at most 500 characters.'],
  ])('rejects %s', async (_what, body, message) => {
    const reply = await patch('profile', body);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe(message);
    expect(await verify()).toEqual(asha.user);
  });
});

describe('the avatar', () => {
  it('is one of six', async () => {
    expect((await patch('avatar', { avatar: 'aria' })).json().user.avatar).toBe('aria');
    const reply = await patch('avatar', { avatar: 'dragon' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toBe('Please choose one of the six avatars: milo, blaze, adam, rio, aria, jax.');
    expect((await verify()).avatar).toBe('aria');
  });
});

describe('settings', () => {
  const save = (settings: unknown) => patch('settings', { settings });

  it('are accepted as an object or JSON text, and merged', async () => {
    await save({ preferences: { narrationLanguage: 'hi', volumes: { music: 0.2, effects: 0.4 } } });
    const reply = await save(JSON.stringify({ preferences: { theme: 'light', volumes: { music: 0.6 } } }));
    const settings = {
      preferences: { narrationLanguage: 'hi', theme: 'light', volumes: { music: 0.6, effects: 0.4 } },
    };
    expect(reply.json().user.settings).toEqual(settings);
    await save({ preferences: { theme: null } });
    expect((await verify()).settings.preferences).toEqual({
      narrationLanguage: 'hi',
      volumes: { music: 0.6, effects: 0.4 },
    });
  });

  it('of concurrent requests are both kept', async () => {
    await Promise.all([save({ preferences: { theme: 'light' } }), save({ preferences: { narrationLanguage: 'hi' } })]);
    expect((await verify()).settings.preferences).toEqual({ theme: 'light', narrationLanguage: 'hi' });
  });

  it('keep unknown keys of newer clients', async () => {
    await save({ preferences: { sparkle: 3 }, extra: { a: [1] } });
    expect((await verify()).settings).toEqual({ preferences: { sparkle: 3 }, extra: { a: [1] } });
  });

  it.each([
    ['an unknown language', { preferences: { narrationLanguage: 'xx' } }, 400, 'There is no such language.'],
    [
      'a volume above the maximum',
      { preferences: { volumes: { music: 9 } } },
      400,
      '"preferences.volumes.music" is missing or not right.',
    ],
    ['broken JSON text', '{"preferences":', 400, 'Settings must be an object or its JSON text.'],
    ['a list as JSON text', '[1]', 400, 'Settings must be an object or its JSON text.'],
    ['a number', 7, 400, 'Settings are missing.'],
    ['17 KB', { notes: 'x'.repeat(17_000) }, 413, 'These settings are too large to keep.'],
    [
      'deeply nested settings',
      JSON.parse(`${'{"a":'.repeat(20)}1${'}'.repeat(20)}`),
      400,
      'Settings are nested too deeply.',
    ],
  ])('reject %s', async (_what, settings, status, message) => {
    const reply = await save(settings);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().message).toBe(message);
    expect((await verify()).settings).toEqual({});
  });

  it('cannot modify prototypes', async () => {
    await save('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect((await verify()).settings).toEqual({});
  });
});
