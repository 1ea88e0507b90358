// Review items of Think Tank Park: breadth-first search, greedy search, misleading charts, and steps on a grid.
import { pick, type RealmReview, writtenQuestions } from './item.ts';
import json from './thinkTankPark.json' with { type: 'json' };

export const thinkTankPark: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'steps',
      ask: [
        'On an open grid, the star is {across} squares to the right and {down} down. How long is the shortest way without diagonals?',
        'खुली ग्रिड पर तारा {across} ख़ाने दाएँ और {down} नीचे है। तिरछे चले बिना सबसे छोटा रास्ता कितना लंबा है?',
      ],
      why: [
        'Each step goes one square across or one down: {across} + {down}.',
        'हर क़दम पर या तो एक ख़ाना दाएँ जाते हैं या एक नीचे: {across} + {down}।',
      ],
      make: (random) => {
        const across = pick(random, 3, 7);
        const down = pick(random, 2, 6);
        return { values: { across, down }, right: across + down, wrong: [Math.max(across, down), across * down + 1] };
      },
    },
    {
      id: 'jump',
      ask: [
        'It is {before} steps to the teleporter, and {after} from its exit to the goal. The exit lies {far} squares away. How many steps in all?',
        'टेलीपोर्टर तक {before} क़दम हैं। वह {far} ख़ाने दूर पहुँचाता है, और वहाँ से मंज़िल तक {after} क़दम हैं। कुल कितने क़दम?',
      ],
      why: [
        'The jump is one step, however far it leads: {before} + 1 + {after}.',
        'छलाँग कितनी भी लंबी हो, एक ही क़दम है: {before} + 1 + {after}।',
      ],
      make: (random) => {
        const [before, after] = [pick(random, 2, 6), pick(random, 2, 6)];
        const far = pick(random, 5, 12);
        return {
          values: { before, after, far },
          right: before + 1 + after,
          wrong: [before + after, before + far + after],
        };
      },
    },
    {
      id: 'count-next',
      ask: [
        'After blue you chose red {red} times, and green {green} times. How sure is the counting machine of red after blue?',
        'नीले के बाद आपने {red} बार लाल और {green} बार हरा चुना। गिनने वाली मशीन को नीले के बाद लाल आने का कितना भरोसा है?',
      ],
      why: ['It divides by all counts: {red} of {all}.', 'वह कुल गिनती से भाग देती है: {all} में से {red}।'],
      make: (random) => {
        const all = [10, 20][pick(random, 0, 1)] ?? 10;
        const red = pick(random, all * 0.6, all - 2);
        const percent = (red * 100) / all;
        return {
          values: { red, green: all - red, all },
          right: `${percent}%`,
          wrong: [`${100 - percent}%`, `${red}%`],
        };
      },
    },
    {
      id: 'mean',
      ask: [
        'On three days there were {first}, {second} and {third} visitors at 11 a.m. What is the mean?',
        'तीन दिन सुबह 11 बजे {first}, {second} और {third} मेहमान थे। औसत कितना है?',
      ],
      why: ['Add up and divide by the number of days: {sum} ÷ 3.', 'सब जोड़िए और दिनों की गिनती से भाग दीजिए: {sum} ÷ 3।'],
      make: (random) => {
        const mean = pick(random, 30, 60);
        const [some, more] = [pick(random, 1, 5), pick(random, 6, 12)];
        const values = { first: mean + some, second: mean - some - more, third: mean + more, sum: mean * 3 };
        return { values, right: mean, wrong: [mean + more, mean * 3] };
      },
    },
  ],
};
