// Review items of Layer Cakes: what belongs to a block and what does not.
import { lines, oneOf, pick, type RealmReview, times, writtenQuestions } from '../item.ts';
import json from './indentation.json' with { type: 'json' };

export const indentation: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'ind-if',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: ['cakes = {cakes}', 'if cakes > {limit}:', '    print("Slice")', 'print("Bye")'].join('\n'),
      why: [
        'The indented line runs only if {cakes} is more than {limit}; Bye always runs.',
        'इंडेंट की हुई लाइन तभी चलती है जब {cakes} > {limit} हो; Bye हमेशा चलता है।',
      ],
      make: (random) => {
        const cakes = pick(random, 0, 9);
        const limit = pick(random, 0, 7);
        const [both, last] = [lines('Slice', 'Bye'), 'Bye'];
        const values = { cakes, limit };
        return cakes > limit
          ? { values, right: both, wrong: [last, 'Slice'] }
          : { values, right: last, wrong: [both, 'Slice'] };
      },
    },
    {
      id: 'ind-loop',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: ['for n in range({rounds}):', '    print("{inside}")', 'print("Stop")'].join('\n'),
      why: ['Only the indented line is repeated: {rounds} times.', 'केवल इंडेंट की हुई लाइन दोहराई जाती है: {rounds} बार।'],
      make: (random) => {
        const rounds = pick(random, 2, 4);
        const inside = oneOf(random, ['Go', 'Stir', 'Bake', 'Fry']);
        return {
          values: { rounds, inside },
          right: lines(...times(rounds, inside), 'Stop'),
          wrong: [lines(...times(rounds, inside, 'Stop')), lines(inside, 'Stop')],
        };
      },
    },
    {
      id: 'ind-loop-both',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: ['for n in range({rounds}):', '    print("{first}")', '    print("{second}")'].join('\n'),
      why: ['Both lines are indented: each round runs both.', 'दोनों लाइनें इंडेंट हैं: हर चक्कर में दोनों चलती हैं।'],
      make: (random) => {
        const rounds = pick(random, 2, 3);
        const first = oneOf(random, ['Bun', 'Roll', 'Toast', 'Scone', 'Roti', 'Naan', 'Wrap']);
        const second = oneOf(random, ['Jam', 'Honey', 'Butter', 'Cream', 'Ghee']);
        return {
          values: { rounds, first, second },
          right: lines(...times(rounds, first, second)),
          wrong: [lines(...times(rounds, first), second), lines(...times(rounds, first), ...times(rounds, second))],
        };
      },
    },
    {
      id: 'ind-two-deep',
      ask: ['What does this program print? (⏎ is a new line.)', 'यह प्रोग्राम क्या दिखाएगा? (⏎ मतलब नई लाइन।)'],
      code: [
        'cakes = {cakes}',
        'if cakes > {low}:',
        '    print("Some")',
        '    if cakes > {high}:',
        '        print("Many")',
        'print("Bye")',
      ].join('\n'),
      why: ['The second question is asked only inside the first block.', 'दूसरा सवाल पहले ब्लॉक के अंदर ही पूछा जाता है।'],
      make: (random) => {
        const low = pick(random, 1, 3);
        const high = pick(random, 5, 7);
        const cakes = pick(random, 0, 10);
        const all = ['Bye', lines('Some', 'Bye'), lines('Some', 'Many', 'Bye')];
        const right = cakes > high ? 2 : cakes > low ? 1 : 0;
        return { values: { low, high, cakes }, right: all[right] ?? '', wrong: all.filter((_, at) => at !== right) };
      },
    },
  ],
};
