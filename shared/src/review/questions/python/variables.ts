// Review items of Sweet Jars: values that are replaced, copied and calculated with.
import { pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './variables.json' with { type: 'json' };

export const variables: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'var-step',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['price = {start}', 'price = price + {more}', 'print(price)'].join('\n'),
      why: ['{more} is added to the {start} that was there.', 'जो {start} पहले से था, उसमें {more} जुड़ता है।'],
      make: (random) => {
        const start = pick(random, 10, 90);
        const more = pick(random, 2, 9);
        return { values: { start, more }, right: start + more, wrong: [more, start] };
      },
    },
    {
      id: 'var-follow',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['a = {old}', 'b = a', 'a = {fresh}', 'print(a, b)'].join('\n'),
      why: [
        'b got the value that a had then. It does not follow a.',
        'b को वह मान मिला जो तब a में था। बाद में a बदले, तो b नहीं बदलता।',
      ],
      make: (random) => {
        const old = pick(random, 1, 9);
        const fresh = pick(random, 10, 19);
        return { values: { old, fresh }, right: `${fresh} ${old}`, wrong: [`${fresh} ${fresh}`, `${old} ${old}`] };
      },
    },
    {
      id: 'var-digit-text',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['sweets = "{digit}"', 'print(sweets * {times})'].join('\n'),
      why: [
        'In quotes it is text, so it is written {times} times.',
        'उद्धरण-चिह्नों में यह टेक्स्ट है, इसलिए {times} बार लिखा जाता है।',
      ],
      make: (random) => {
        const digit = pick(random, 12, 98);
        const times = pick(random, 2, 4);
        const text = String(digit);
        return {
          values: { digit, times },
          right: text.repeat(times),
          wrong: [digit * times, Array.from({ length: times }, () => text).join(' ')],
        };
      },
    },
    {
      id: 'var-two-steps',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['price = {start}', 'price = price * 2', 'price = price - {less}', 'print(price)'].join('\n'),
      why: ['First {start} is doubled, then {less} is taken away.', 'पहले {start} दुगुना होता है, फिर {less} घटता है।'],
      make: (random) => {
        const start = pick(random, 10, 25);
        const less = pick(random, 2, 9);
        return { values: { start, less }, right: start * 2 - less, wrong: [start * 2, start - less] };
      },
    },
  ],
};
