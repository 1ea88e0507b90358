// Review items of Biscuit Scales: order of signs, whole boxes and comparisons.
import { oneOf, pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './operators.json' with { type: 'json' };

export const operators: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'op-first-times',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: 'print({first} + {second} * {third})',
      why: [
        '* goes first: {second} × {third}, then {first} is added.',
        'पहले *: {second} × {third}, फिर {first} जुड़ता है।',
      ],
      make: (random) => {
        const [first, second, third] = [pick(random, 2, 9), pick(random, 2, 9), pick(random, 3, 9)];
        return {
          values: { first, second, third },
          right: first + second * third,
          wrong: [(first + second) * third, first + second + third],
        };
      },
    },
    {
      id: 'op-full-boxes',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: 'print({biscuits} // {box})',
      why: [
        '// counts the full boxes of {box} in {biscuits}.',
        '// गिनता है कि {biscuits} बिस्कुट से {box}-{box} के कितने डिब्बे पूरे भरे।',
      ],
      make: (random) => {
        const box = pick(random, 4, 8);
        const full = pick(random, 3, 6);
        const rest = pick(random, 1, 2);
        return { values: { biscuits: box * full + rest, box }, right: full, wrong: [rest, full + 1] };
      },
    },
    {
      id: 'op-left-over',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: 'print({biscuits} % {box})',
      why: [
        '% gives what is left when full boxes of {box} are taken away.',
        '% बताता है कि {box}-{box} के भरे डिब्बे हटाने पर कितने बिस्कुट बचे।',
      ],
      make: (random) => {
        const box = pick(random, 4, 8);
        const full = pick(random, 4, 7);
        const rest = pick(random, 1, 3);
        return { values: { biscuits: box * full + rest, box }, right: rest, wrong: [full, box * (full - 1) + rest] };
      },
    },
    {
      id: 'op-in-between',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['cakes = {cakes}', 'print(cakes > {low} and cakes <= {high})'].join('\n'),
      why: [
        'and needs both: more than {low}, and at most {high}.',
        'and में दोनों बातें सच होनी चाहिए: {low} से ज़्यादा हो, पर {high} से ज़्यादा नहीं।',
      ],
      make: (random) => {
        const low = pick(random, 1, 9);
        const high = pick(random, 12, 30);
        const cakes = oneOf(random, [low, low + 1, high, high + 1]);
        const fits = cakes > low && cakes <= high;
        return {
          values: { cakes, low, high },
          right: fits ? 'True' : 'False',
          wrong: [fits ? 'False' : 'True', cakes],
        };
      },
    },
  ],
};
