// Review items of This or That: which door opens.
import { lines, oneOf, pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './ifElse.json' with { type: 'json' };

export const ifElse: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'if-which-door',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: [
        'cakes = {cakes}',
        'if cakes > {high}:',
        '    print("Many")',
        'elif cakes > {low}:',
        '    print("Some")',
        'else:',
        '    print("Few")',
      ].join('\n'),
      why: [
        'The first question that fits {cakes} opens its door, and no other.',
        '{cakes} के लिए जो पहला सवाल सच है, उसी का दरवाज़ा खुलता है।',
      ],
      make: (random) => {
        const low = pick(random, 2, 4);
        const high = pick(random, 6, 8);
        const cakes = pick(random, 1, 11);
        const right = cakes > high ? 'Many' : cakes > low ? 'Some' : 'Few';
        return { values: { low, high, cakes }, right, wrong: ['Many', 'Some', 'Few'].filter((door) => door !== right) };
      },
    },
    {
      id: 'if-at-the-edge',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: ['cakes = {cakes}', 'if cakes {sign} {limit}:', '    print("Stop")', 'else:', '    print("Go")'].join('\n'),
      why: [
        '{cakes} {sign} {limit}: > leaves out the same number, >= takes it in.',
        '{cakes} {sign} {limit}: > में बराबर नहीं आता, >= में आता है।',
      ],
      make: (random) => {
        const limit = pick(random, 3, 9);
        const cakes = limit + pick(random, 0, 1);
        const sign = oneOf(random, ['>', '>=']);
        const stops = cakes > limit || sign === '>=';
        return {
          values: { cakes, sign, limit },
          right: stops ? 'Stop' : 'Go',
          wrong: [stops ? 'Go' : 'Stop', lines('Stop', 'Go')],
        };
      },
    },
    {
      id: 'if-twice',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: [
        'cakes = {cakes}',
        'if cakes > {low}:',
        '    print("Some")',
        'if cakes > {high}:',
        '    print("Many")',
      ].join('\n'),
      why: [
        'These are two separate questions, and each gets its own answer.',
        'ये दो अलग-अलग सवाल हैं, और हर एक का अपना जवाब है।',
      ],
      make: (random) => {
        const low = pick(random, 1, 3);
        const high = pick(random, 5, 7);
        const cakes = pick(random, 4, 10);
        const [both, one] = [lines('Some', 'Many'), 'Some'];
        const values = { cakes, low, high };
        return cakes > high
          ? { values, right: both, wrong: [one, 'Many'] }
          : { values, right: one, wrong: [both, 'Many'] };
      },
    },
    {
      id: 'if-both-needed',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: [
        'eggs = {eggs}',
        'flour = {flour}',
        'if eggs > {need} {word} flour > {need}:',
        '    print("Bake")',
        'else:',
        '    print("Wait")',
      ].join('\n'),
      why: [
        'and needs both to be more than {need}; or is satisfied with one.',
        'and में दोनों {need} से ज़्यादा होने चाहिए; or में एक भी काफ़ी है।',
      ],
      make: (random) => {
        const need = pick(random, 3, 6);
        const eggs = pick(random, need - 1, need + 3);
        const flour = pick(random, need - 2, need + 2);
        const word = oneOf(random, ['and', 'or']);
        const enough = [eggs, flour].filter((amount) => amount > need).length;
        const bakes = word === 'and' ? enough === 2 : enough > 0;
        return {
          values: { eggs, flour, need, word },
          right: bakes ? 'Bake' : 'Wait',
          wrong: [bakes ? 'Wait' : 'Bake', lines('Bake', 'Wait')],
        };
      },
    },
  ],
};
