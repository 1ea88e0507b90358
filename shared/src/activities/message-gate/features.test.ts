// Tests the signs of a message: each of the ten, in English and Hindi, on any text, and the rule that calls a message phishing.
import { describe, expect, it } from 'vitest';
import { bitsOf, hasEnoughWords, isPhishLike, MAX_MESSAGE, SIGNS, signsFromBits, signsOf } from './features.ts';

const KNOWN = ['ma@family.example', 'alerts@moonbank.example', 'mina@starmail.example'];
const read = (text: string, from = 'ma@family.example') => signsOf({ from, text }, KNOWN);

describe('finds each sign', () => {
  it.each([
    ['link', 'The plan: https://trams.example/plan', 'यहाँ देखिए: www.trams.example'],
    ['link', 'Scan this QR', 'यह क्यूआर स्कैन कीजिए'],
    ['attachment', 'The song is in song.pdf', 'गीत संलग्न है'],
    ['secret', 'What is your PIN?', 'आपका पासवर्ड क्या है?'],
    ['urgent', 'Hurry, or your account is closed', 'तुरंत जवाब दें'],
    ['urgent', 'You are under digital arrest', 'आप डिजिटल अरेस्ट में हैं'],
    ['prize', 'You WON a bicycle', 'आपने साइकिल जीती'],
    ['money', 'Send ₹50', 'पचास रुपये भेजें'],
    ['money', 'Accept the UPI request', 'यूपीआई रिक्वेस्ट मान लीजिए'],
    ['hush', "Don't tell Ma", 'माँ को मत बताना'],
    ['spelling', 'Your acc0unt is here', 'आपका ईनाम'],
    ['secret', 'What is your ｐａｓｓ\u200bword?', 'आपका पास\u200bवर्ड क्या है?'],
    ['spelling', 'Your acc०unt is here', 'आपका ई\u2060नाम'],
  ] as const)('%s', (sign, english, hindi) => {
    expect(read(english)).toContain(sign);
    expect(read(hindi)).toContain(sign);
    expect(read('Dinner is at eight. खाना आठ बजे है।')).toEqual([]);
  });
});

it.each([
  ['ma@family.example', []],
  [' MA@family.example ', []],
  ['ＭＡ＠family.example\u200b', []],
  ['zoya@quickmail.example', ['unknown']],
  ['alerts@m00nbank.example', ['unknown', 'lookalike']],
  ['alerts@rnoonbank.example', ['unknown', 'lookalike']],
  ['alerts@moon-bank.example', ['unknown', 'lookalike']],
  ['help@starmail-team.example', ['unknown', 'lookalike']],
  ['', ['unknown']],
] as const)('reads the sender "%s"', (from, signs) => expect(read('Dinner is at eight.', from)).toEqual(signs));

it('sees a link whose address only looks real', () => {
  expect(read('Look at m00nbank.example/card')).toEqual(['lookalike', 'link']);
  expect(read('Look at moonbank.example/card')).toEqual(['link']);
});

it('takes a code only for a whole word', () => {
  expect(read('The codex and the spinning pinwheel')).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['spaces', '  \n '],
  ['one word', 'Hello'],
  ['emoji', '🎁🎁🎁 😀'],
  ['tags alone', '<b></b><script></script>'],
])('has too few words in %s', (_, text) => expect(hasEnoughWords(text)).toBe(false));

it('reads a very long text only to its limit, and no tags', () => {
  expect(read(`${'word '.repeat(200_000)} password`)).toEqual([]);
  expect(read(`${'a'.repeat(MAX_MESSAGE)} password`)).toEqual([]);
  expect(read('<b>Your</b> pass<i>word</i> 🎁 इनाम')).toEqual(['prize']);
  expect(read('<'.repeat(100_000))).toEqual([]);
});

it.each([
  ['Devanagari', 'तुरंत इस लिंक पर क्लिक करो और अपना पासवर्ड भेजो', true],
  ['Devanagari without a wish', 'कल स्कूल में मिलते हैं दोस्त', false],
  ['emoji between the words', '🚨 Urgent 🚨 click this link now 🙏', true],
  ['markup between the words', '<h1>Urgent</h1> <a href="https://x.example">click</a> the link now', true],
  ['names of properties', 'constructor __proto__ toString valueOf', false],
])('reads %s', (_, text, isPhish) => {
  expect(hasEnoughWords(text)).toBe(true);
  expect(isPhishLike(read(text))).toBe(isPhish);
});

it('calls a message phishing only with a lure and a wish', () => {
  expect(isPhishLike(['urgent', 'link'])).toBe(true);
  expect(isPhishLike(['urgent', 'prize'])).toBe(false);
  expect(isPhishLike(['link', 'secret', 'unknown', 'spelling'])).toBe(false);
  expect(isPhishLike([])).toBe(false);
});

it('packs signs into bits and back', () => {
  expect(signsFromBits(bitsOf(['unknown', 'hush']))).toEqual(['unknown', 'hush']);
  expect(signsFromBits(bitsOf(SIGNS))).toEqual([...SIGNS]);
});
