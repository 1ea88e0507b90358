// Review items of Robo Realm: what AI is, kinds of it, loops and conditions, and what a program does.
import { pick, type RealmReview, writtenQuestions } from './item.ts';
import json from './roboRealm.json' with { type: 'json' };

export const roboRealm: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'field',
      ask: [
        'A program says: repeat {times} times: move {steps} and plough. How many squares does the tractor move?',
        'प्रोग्राम कहता है: {times} बार दोहराएँ: {steps} ख़ाने आगे बढ़ें और जोतें। ट्रैक्टर कुल कितने ख़ाने आगे बढ़ेगा?',
      ],
      why: [
        'Each of the {times} rounds moves {steps} on: {times} × {steps}.',
        'वह {times} चक्कर लगाता है और हर बार {steps} ख़ाने आगे बढ़ता है: {times} × {steps}।',
      ],
      make: (random) => {
        const times = pick(random, 3, 6);
        const steps = pick(random, 2, 4);
        return { values: { times, steps }, right: times * steps, wrong: [times * steps + 1, times * steps - steps] };
      },
    },
    {
      id: 'nested-field',
      ask: [
        'repeat {sides} times: (repeat {steps} times: plough, move), then turn right. How often does the tractor plough?',
        '{sides} बार दोहराएँ: ({steps} बार दोहराएँ: जोतें, चलें), फिर दाएँ मुड़ें। ट्रैक्टर कितनी बार जोतेगा?',
      ],
      why: [
        'Each of the {sides} outer rounds ploughs {steps} times: {sides} × {steps}.',
        'बाहर वाला लूप {sides} बार चलता है, और हर बार {steps} बार जुताई होती है: {sides} × {steps}।',
      ],
      make: (random) => {
        const sides = pick(random, 3, 5);
        const steps = pick(random, 3, 6);
        return { values: { sides, steps }, right: sides * steps, wrong: [sides + steps, sides * (steps + 1)] };
      },
    },
    {
      id: 'votes',
      ask: [
        'The {near} nearest drawings vote. {apples} of them are apples, the others carrots. How many votes does carrot get?',
        'सबसे नज़दीकी {near} चित्र वोट देते हैं। उनमें से {apples} में सेब है, बाक़ी में गाजर। गाजर को कितने वोट मिले?',
      ],
      why: ['Only the nearest ones vote: {near} − {apples}.', 'वोट सिर्फ़ सबसे नज़दीकी चित्र देते हैं: {near} − {apples}।'],
      make: (random) => {
        const near = [5, 7, 9][pick(random, 0, 2)] ?? 5;
        const apples = pick(random, 2, near - 2);
        return { values: { near, apples }, right: near - apples, wrong: [apples, near] };
      },
    },
    {
      id: 'turns',
      ask: [
        'The tractor looks {start}. It turns right {times} times. Where does it look now?',
        'ट्रैक्टर का मुँह {start} की ओर है। वह {times} बार दाएँ मुड़ता है। अब उसका मुँह किस ओर है?',
      ],
      why: [
        'Each right turn is a quarter of a circle: ↑ → ↓ ← and round again.',
        'हर बार दाएँ मुड़ने पर वह चौथाई चक्कर घूमता है: ↑ → ↓ ← और फिर से।',
      ],
      make: (random) => {
        const directions = ['↑', '→', '↓', '←'];
        const start = pick(random, 0, 3);
        const times = pick(random, 2, 7);
        const after = (turns: number) => directions[(start + turns) % directions.length] ?? '';
        return { values: { start: after(0), times }, right: after(times), wrong: [after(times + 1), after(times + 3)] };
      },
    },
  ],
};
