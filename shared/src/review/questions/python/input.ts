// Review items of The Order Bell: typed text, int() and f-strings.
import { oneOf, pick, type RealmReview, writtenQuestions } from '../item.ts';
import json from './input.json' with { type: 'json' };

export const input: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'input-two-texts',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['first = "{first}"', 'second = "{second}"', 'print(first + second)'].join('\n'),
      why: [
        'Both are text, as typed, so + glues them together.',
        'दोनों टाइप किए गए टेक्स्ट हैं, इसलिए + उन्हें जोड़कर लिखता है।',
      ],
      make: (random) => {
        const [first, second] = [pick(random, 2, 9), pick(random, 2, 9)];
        return { values: { first, second }, right: `${first}${second}`, wrong: [first + second, `${first} ${second}`] };
      },
    },
    {
      id: 'input-two-numbers',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['first = "{first}"', 'second = "{second}"', 'print(int(first) + int(second))'].join('\n'),
      why: ['int() makes numbers, and + adds numbers.', 'int() संख्याएँ बनाता है, और + उन्हें जोड़ता है।'],
      make: (random) => {
        const [first, second] = [pick(random, 2, 9), pick(random, 2, 9)];
        return { values: { first, second }, right: first + second, wrong: [`${first}${second}`, `${first} ${second}`] };
      },
    },
    {
      id: 'input-bill',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['quantity = int("{quantity}")', 'print(quantity * {price})'].join('\n'),
      why: [
        '{quantity} pieces at {price} each: {quantity} × {price}.',
        '{quantity} चीज़ें, हर एक {price} की: {quantity} × {price}।',
      ],
      make: (random) => {
        const [quantity, price] = [pick(random, 3, 9), pick(random, 3, 9)];
        return {
          values: { quantity, price },
          right: quantity * price,
          wrong: [quantity + price, `${quantity}${price}`],
        };
      },
    },
    {
      id: 'input-f-text',
      ask: ['What does this program print?', 'यह प्रोग्राम क्या दिखाएगा?'],
      code: ['name = "{guest}"', 'count = {cakes}', 'print(f"{name} takes {count}")'].join('\n'),
      why: ['The f puts the values into the curly brackets.', 'f के कारण मँझले ब्रैकेट में लिखे नाम की जगह उसका मान आता है।'],
      make: (random) => {
        const guest = oneOf(random, ['Asha', 'Ravi', 'Mina', 'Kabir', 'Noor']);
        const cakes = pick(random, 2, 9);
        return {
          values: { guest, cakes, name: '{name}', count: '{count}' },
          right: `${guest} takes ${cakes}`,
          wrong: ['{name} takes {count}', 'name takes count'],
        };
      },
    },
  ],
};
