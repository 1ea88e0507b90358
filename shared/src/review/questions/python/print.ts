// Review items of The Cupcake Corner: text and sums, commas, plus, and lines.
import { lines, oneOf, pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './print.json' with { type: 'json' };

export const print: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'print-repeat',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: 'print("{word}" * {times})',
      why: [
        'A text times {times} is the text {times} times, without spaces.',
        'टेक्स्ट गुना {times} मतलब वही टेक्स्ट {times} बार, बिना ख़ाली जगह के।',
      ],
      make: (random) => {
        const word = oneOf(random, ['Yum', 'Bun', 'Ha', 'Ding', 'Pop', 'Go']);
        const times = pick(random, 2, 4);
        return {
          values: { word, times },
          right: word.repeat(times),
          wrong: [`${word}${times}`, Array.from({ length: times }, () => word).join(' ')],
        };
      },
    },
    {
      id: 'print-text-and-sum',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: 'print("{first} + {second}:", {first} + {second})',
      why: [
        'In quotes it stays as it is; outside quotes it is worked out.',
        'उद्धरण-चिह्नों के अंदर सब वैसा ही रहता है; उनके बाहर हिसाब होता है।',
      ],
      make: (random) => {
        const [first, second] = [pick(random, 2, 9), pick(random, 2, 9)];
        const sum = first + second;
        return {
          values: { first, second },
          right: `${first} + ${second}: ${sum}`,
          wrong: [`${sum}: ${sum}`, `${first} + ${second}: ${first} + ${second}`],
        };
      },
    },
    {
      id: 'print-glue',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: 'print("{first}" + "{second}")',
      why: ['+ glues two texts together without a space.', '+ दो टेक्स्ट को बिना ख़ाली जगह के जोड़ता है।'],
      make: (random) => {
        const first = oneOf(random, ['Cup', 'Pan', 'Fruit', 'Tea']);
        const second = oneOf(random, ['cake', 'bun', 'tart', 'pie']);
        return {
          values: { first, second },
          right: first + second,
          wrong: [`${first} ${second}`, `${first} + ${second}`],
        };
      },
    },
    {
      id: 'print-two-lines',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: ['print("{first}")', 'print("{second}", "{third}")'].join('\n'),
      why: [
        'Each print makes one line, and a comma adds a space.',
        'हर print एक लाइन बनाता है, और कॉमा बीच में ख़ाली जगह छोड़ता है।',
      ],
      make: (random) => {
        const first = oneOf(random, ['Menu', 'Open', 'Hello']);
        const second = oneOf(random, ['Lemon', 'Mango', 'Berry']);
        const third = oneOf(random, ['cake', 'tart', 'bun']);
        return {
          values: { first, second, third },
          right: lines(first, `${second} ${third}`),
          wrong: [`${first} ${second} ${third}`, lines(first, second, third)],
        };
      },
    },
  ],
};
