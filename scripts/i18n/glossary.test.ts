// The glossary's check finds rejected words as whole words of Devanagari, and terms whose word is missing.
import { expect, it } from 'vitest';
import { contentTexts, mailTexts, missingTerms, readTerms, rejectedWords, termsOf } from './glossary.ts';
import { reviewTexts } from './hindiTexts.ts';

const terms = termsOf(`# Glossary

## Rejected words

| English | Hindi | never |
|---|---|---|
| plot | ग्राफ़ | प्लॉट |
| | ग़लत | गलत, कदम |
| false alarm, false alarms | झूठा अलार्म, झूठे अलार्म | झूठी चेतावनी |

## Names

| Echo | इको | ईको |
`);

const found = (hindi: string) => rejectedWords([{ place: 'a.po', hindi }], terms);

it('reads its own section of the glossary only', () => {
  expect(terms.map(({ english }) => english)).toEqual([['plot'], [], ['false alarm', 'false alarms']]);
});

it('says where a rejected word stands, and which word is meant', () => {
  expect(found('अपना प्लॉट देखिए।')).toEqual(['a.po: the glossary rejects "प्लॉट" in "अपना प्लॉट देखिए।". Say ग्राफ़.']);
  expect(found('यह झूठी चेतावनी है')).toHaveLength(1);
  expect(found('“प्लॉट”, गलत')).toHaveLength(2);
});

it('leaves longer words and the right spelling alone, however a nukta is composed', () => {
  expect(found('प्लॉटर और प्लॉटों')).toEqual([]);
  expect(found('कदमों से')).toEqual([]);
  expect(found('ग़लत'.normalize('NFD'))).toEqual([]);
  expect(found('ग़लत'.normalize('NFC'))).toEqual([]);
});

it('lists a text whose English has a term and whose Hindi lacks its word', () => {
  const texts = [
    { place: 'one', english: 'Read your Plot.', hindi: 'अपना चित्र पढ़िए।' },
    { place: 'two', english: 'Read your plot.', hindi: 'अपना ग्राफ़ पढ़िए।' },
    { place: 'three', english: 'A plotter', hindi: 'एक मशीन' },
    { place: 'four', hindi: 'कुछ भी' },
  ];
  expect(missingTerms(texts, terms).map(({ term, places }) => [term.english[0], places])).toEqual([['plot', ['one']]]);
});

it('has words to reject, texts to read, and finds none of the one in the other', () => {
  expect(readTerms().length).toBeGreaterThan(20);
  const content = contentTexts();
  expect(content.length).toBeGreaterThan(4000);
  const review = reviewTexts();
  expect(review.length).toBeGreaterThan(1500);
  const mails = mailTexts();
  expect(mails.length).toBeGreaterThan(150);
  expect(rejectedWords([...content, ...review, ...mails], readTerms())).toEqual([]);
});
