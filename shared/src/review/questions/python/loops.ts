// Review items of Doughnut Loop: rounds, ranges and totals.
import { pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './loops.json' with { type: 'json' };

export const loops: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'loop',
      ask: ['What is total at the end? What does the program print?', 'अंत में total कितना है? प्रोग्राम क्या दिखाएगा?'],
      code: ['total = 0', 'for n in range({times}):', '    total = total + {step}', 'print(total)'].join('\n'),
      why: [
        'range({times}) goes round {times} times, and each round adds {step}.',
        'range({times}) {times} बार चलता है और हर बार {step} जोड़ता है।',
      ],
      make: (random) => {
        const times = pick(random, 3, 6);
        const step = pick(random, 3, 7);
        return { values: { times, step }, right: times * step, wrong: [(times + 1) * step, (times - 1) * step] };
      },
    },
    {
      id: 'loop-last',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['last = 0', 'for n in range({from}, {to}):', '    last = n', 'print(last)'].join('\n'),
      why: ['range stops before its second number, {to}.', 'range अपनी दूसरी संख्या {to} से पहले रुक जाता है।'],
      make: (random) => {
        const from = pick(random, 1, 4);
        const to = from + pick(random, 3, 8);
        return { values: { from, to }, right: to - 1, wrong: [to, from] };
      },
    },
    {
      id: 'loop-rounds',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: [
        'cookies = {cookies}',
        'rounds = 0',
        'while cookies > 0:',
        '    cookies = cookies - {eaten}',
        '    rounds = rounds + 1',
        'print(rounds)',
      ].join('\n'),
      why: [
        'Each round takes {eaten} of {cookies}, until none are left.',
        'हर चक्कर में {cookies} में से {eaten} घटते हैं, जब तक कुछ न बचे।',
      ],
      make: (random) => {
        const eaten = pick(random, 2, 4);
        const rounds = pick(random, 3, 6);
        return {
          values: { cookies: eaten * rounds, eaten },
          right: rounds,
          wrong: [rounds - 1, rounds + 1],
        };
      },
    },
    {
      id: 'loop-adds-up',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['total = {start}', 'for n in range(1, {to}):', '    total = total + n', 'print(total)'].join('\n'),
      why: [
        'To {start}, all numbers from 1 to just before {to} are added.',
        '{start} में 1 से लेकर {to} से ठीक पहले तक की संख्याएँ जुड़ती हैं।',
      ],
      make: (random) => {
        const start = pick(random, 0, 5) * 10;
        const to = pick(random, 4, 6);
        const sum = (to * (to - 1)) / 2;
        return { values: { start, to }, right: start + sum, wrong: [start + sum + to, start + to - 1] };
      },
    },
  ],
};
