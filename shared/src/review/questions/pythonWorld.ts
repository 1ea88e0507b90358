// Review items of Python World: input, indentation, comparison, and what a loop prints.
import { pick, type RealmReview } from './item.ts';

export const pythonWorld: RealmReview = {
  questions: [
    {
      id: 'input',
      ask: ['What does input() give you when somebody types 7?', 'कोई 7 टाइप करे तो input() से क्या मिलता है?'],
      again: ['age = input() and then age + 1 fails. Why?', 'age = input() के बाद age + 1 नहीं चलता। क्यों?'],
      right: ['The text "7", which int() turns into a number', 'पाठ "7", जिसे int() संख्या बनाता है'],
      wrong: [
        {
          text: ['The number 7, with which you can calculate at once', 'संख्या 7, जिससे आप सीधे हिसाब कर सकें'],
          why: ['input() always gives text, whatever is typed.', 'कुछ भी टाइप हो, input() हमेशा पाठ देता है।'],
        },
        {
          text: ['Nothing, until you print it', 'कुछ नहीं, जब तक print न करें'],
          why: ['print only shows it. The value is there before.', 'print केवल दिखाता है। मान पहले से मौजूद है।'],
        },
      ],
    },
    {
      id: 'indent',
      ask: ['How does Python know which lines belong to a loop?', 'Python कैसे जानता है कि कौन-सी पंक्तियाँ लूप की हैं?'],
      again: [
        'A line after a loop runs only once. What is different about it?',
        'लूप के बाद की एक पंक्ति केवल एक बार चलती है। उसमें क्या अलग है?',
      ],
      right: ['By their indentation', 'उनके इंडेंट से'],
      wrong: [
        {
          text: ['By the empty lines around them', 'उनके आसपास की ख़ाली पंक्तियों से'],
          why: ['Empty lines are for people. Python skips them.', 'ख़ाली पंक्तियाँ लोगों के लिए हैं। Python उन्हें छोड़ देता है।'],
        },
        {
          text: ['By the word "end"', '"end" शब्द से'],
          why: ['Other languages have such a word. Python has not.', 'दूसरी भाषाओं में ऐसा शब्द है, Python में नहीं।'],
        },
      ],
    },
    {
      id: 'equals',
      ask: ['What is the difference between = and ==?', '= और == में क्या अंतर है?'],
      again: ['Which sign asks whether two values are the same?', 'दो मान बराबर हैं या नहीं, यह कौन-सा चिह्न पूछता है?'],
      right: ['== asks, = stores', '== पूछता है, = रखता है'],
      wrong: [
        {
          text: ['= asks, == stores', '= पूछता है, == रखता है'],
          why: ['It is the other way round: score = 3 stores a 3.', 'उल्टा है: score = 3 में 3 रखा जाता है।'],
        },
        {
          text: ['There is none', 'कोई अंतर नहीं'],
          why: [
            'if score = 3: is an error. A question needs two signs.',
            'if score = 3: ग़लती है। पूछने के लिए दो चिह्न चाहिए।',
          ],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'loop',
      ask: [
        'total = 0; then for n in range({times}): total = total + {step}. What is total at the end?',
        'total = 0; फिर for n in range({times}): total = total + {step}। अंत में total कितना है?',
      ],
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
  ],
};
