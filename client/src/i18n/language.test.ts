// Which language a browser is greeted in.
import { expect, it } from 'vitest';
import { browserLanguage } from './language.ts';

it.each([
  [['hi-IN', 'en'], 'hi'],
  [['en-IN', 'hi'], 'en'],
  [['ta-IN', 'hi-IN'], 'hi'],
  [['fr'], 'en'],
  [[], 'en'],
])('%j is greeted in %s', (languages, language) => expect(browserLanguage(languages)).toBe(language));
