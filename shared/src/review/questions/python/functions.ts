// Review items of The Mixery: calls, parameters and returned values.
import { pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './functions.json' with { type: 'json' };

export const functions: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'fn-returns',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['def mix(n):', '    return n * {factor}', '', 'print(mix({given}))'].join('\n'),
      why: [
        '{given} goes in, and {given} × {factor} comes back.',
        '{given} अंदर जाता है, और {given} × {factor} लौटता है।',
      ],
      make: (random) => {
        const factor = pick(random, 2, 4);
        const given = pick(random, 5, 12);
        return { values: { factor, given }, right: given * factor, wrong: ['None', `${given}`.repeat(factor)] };
      },
    },
    {
      id: 'fn-twice',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['def mix(n):', '    return n * {factor}', '', 'print(mix(mix({given})))'].join('\n'),
      why: [
        'The inner call gives {inner}, and that goes in once more.',
        'अंदर वाला कॉल {inner} देता है, और वह फिर अंदर जाता है।',
      ],
      make: (random) => {
        const factor = pick(random, 3, 4);
        const given = pick(random, 2, 9);
        const inner = given * factor;
        return { values: { factor, given, inner }, right: inner * factor, wrong: [inner, inner * 2] };
      },
    },
    {
      id: 'fn-order',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['def left(baked, eaten):', '    return baked - eaten', '', 'print(left({baked}, {eaten}))'].join('\n'),
      why: [
        'The first value goes into the first parameter: {baked} − {eaten}.',
        'पहला मान पहले पैरामीटर में जाता है: {baked} − {eaten}।',
      ],
      make: (random) => {
        const baked = pick(random, 10, 20);
        const eaten = pick(random, 2, 8);
        return { values: { baked, eaten }, right: baked - eaten, wrong: [eaten - baked, baked + eaten] };
      },
    },
    {
      id: 'fn-two-results',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['def cost(cakes):', '    return cakes * {price}', '', 'print(cost({first}) + cost({second}))'].join('\n'),
      why: [
        'Both results are numbers: {first} × {price} + {second} × {price}.',
        'दोनों नतीजे संख्याएँ हैं: {first} × {price} + {second} × {price}।',
      ],
      make: (random) => {
        const price = pick(random, 3, 9);
        const [first, second] = [pick(random, 2, 5), pick(random, 2, 5)];
        return {
          values: { price, first, second },
          right: (first + second) * price,
          wrong: [`${first * price}${second * price}`, first * price],
        };
      },
    },
  ],
};
