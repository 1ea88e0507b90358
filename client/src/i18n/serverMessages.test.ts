// @vitest-environment jsdom
// Tests the translation of server errors and schema messages.
import { expect, it } from 'vitest';
import { translateSentence, translateServerError } from './serverMessages.ts';
import { showInHindi } from './testing/showInHindi.ts';

const TAKEN = {
  code: 'name-taken',
  message: 'The name "asha" is already taken. Please choose another one.',
  values: { username: 'asha' },
};

it('shows the server message in English', () => {
  expect(translateServerError(TAKEN)).toBe(TAKEN.message);
  expect(translateSentence('Please choose your age.')).toBe('Please choose your age.');
});

it('translates an error to Hindi by its code, with its values', async () => {
  await showInHindi();
  expect(translateServerError(TAKEN)).toContain('“asha” नाम पहले से');
  expect(translateServerError({ code: 'locked-out', message: 'Too many …', values: { seconds: 61 } })).toContain(
    '2 मिनट',
  );
  const date = '2026-11-30T08:00:00.000Z';
  expect(translateServerError({ code: 'deletion-pending', message: 'It …', values: { date } })).toContain(
    '30 नवंबर 2026',
  );
});

it('translates a schema message to Hindi, alone or as an error', async () => {
  await showInHindi();
  expect(translateSentence('Please choose your age.')).toBe('अपनी उम्र चुनिए।');
  expect(translateServerError({ code: 'invalid-input', message: 'Please choose your age.' })).toBe('अपनी उम्र चुनिए।');
});

it('falls back to the server message for a missing value or an unknown code', async () => {
  await showInHindi();
  expect(translateServerError({ code: 'name-taken', message: TAKEN.message })).toBe(TAKEN.message);
  expect(translateServerError({ code: 'of-a-newer-server', message: 'Something new.' })).toBe('Something new.');
});
