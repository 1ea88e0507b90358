// Tests the pattern matching of the chatbot: whole words, first rule first, any alphabet.
import { expect, it } from 'vitest';
import { keywordsOf, matchRules } from './matchRules.ts';

const RULES = [
  { id: 'rain', keywords: 'rain, umbrella' },
  { id: 'open', keywords: 'open, what time,  ' },
];

it.each([
  ['Will it RAIN today?', 'rain', 'rain'],
  ['What time do you start?', 'open', 'what time'],
  ['Is it open when it rains?', 'open', 'open'],
  ['Rain or not, are you open?', 'rain', 'rain'],
])('“%s” is answered by %s', (message, rule, keyword) => {
  expect(matchRules(RULES, message)).toEqual({ rule, keyword });
});

it('says nothing where no whole word matches, and for rules without keywords', () => {
  expect(matchRules(RULES, 'The train is opening its doors')).toBeUndefined();
  expect(matchRules([{ id: 'empty', keywords: ' , ' }], 'anything')).toBeUndefined();
});

it.each([
  ['ＲＡＩＮ， umbrella', 'Will it rain today?', 'rain'],
  ['platform १०', 'Which train leaves from platform 10?', 'platform 10'],
  ['umbrel\u200dla', 'Where is my umbrella?', 'umbrella'],
  ['बारिश، छाता', 'मेरा छाता कहाँ है?', 'छाता'],
])('keywords “%s” are found in “%s”', (keywords, message, keyword) => {
  expect(matchRules([{ id: 'one', keywords }], message)).toEqual({ rule: 'one', keyword });
});

it('reads Hindi words with their signs', () => {
  expect(keywordsOf({ keywords: 'बारिश, छाता' })).toEqual(['बारिश', 'छाता']);
  expect(matchRules([{ id: 'rain', keywords: 'बारिश' }], 'क्या आज बारिश होगी?')?.rule).toBe('rain');
  expect(matchRules([{ id: 'rain', keywords: 'बार' }], 'क्या आज बारिश होगी?')).toBeUndefined();
});
