// @vitest-environment jsdom
// What the server says: its own sentence in English, ours in Hindi.
import { expect, it } from 'vitest';
import { translateSentence, translateServerError } from './serverMessages.ts';
import { showInHindi } from './testing/showInHindi.ts';

const TAKEN = {
  code: 'name-taken',
  message: 'The name "asha" is already taken. Please choose another one.',
  values: { username: 'asha' },
};

it('leaves English to the server', () => {
  expect(translateServerError(TAKEN)).toBe(TAKEN.message);
  expect(translateSentence('Please choose your age.')).toBe('Please choose your age.');
});

it('says a refusal in Hindi by its code, with what it names', async () => {
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

it("says a schema's sentence in Hindi, alone or as a refusal", async () => {
  await showInHindi();
  expect(translateSentence('Please choose your age.')).toBe('अपनी उम्र चुनिए।');
  expect(translateServerError({ code: 'invalid-input', message: 'Please choose your age.' })).toBe('अपनी उम्र चुनिए।');
});

it('shows the sentence of the server rather than words with a gap', async () => {
  await showInHindi();
  expect(translateServerError({ code: 'name-taken', message: TAKEN.message })).toBe(TAKEN.message);
  expect(translateServerError({ code: 'of-a-newer-server', message: 'Something new.' })).toBe('Something new.');
});
