// Review items of AI Adventure Park: project cycle, domains, fairness, and a share of right answers.

import json from './aiAdventurePark.json' with { type: 'json' };
import { pick, type RealmReview, writtenQuestions } from './item.ts';

export const aiAdventurePark: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'accuracy',
      ask: [
        'A model was right about {right} of {total} days it had never seen. What is its accuracy?',
        'एक मॉडल {total} अनदेखे दिनों में से {right} दिन सही निकला। उसकी सटीकता कितनी है?',
      ],
      why: [
        'Accuracy is the share of right answers: {right} ÷ {total} × 100.',
        'सटीकता सही जवाबों का हिस्सा है: {right} ÷ {total} × 100।',
      ],
      make: (random) => {
        const total = [20, 25, 50][pick(random, 0, 2)] ?? 20;
        const right = pick(random, Math.ceil(total * 0.55), total - 2);
        const percent = (right * 100) / total;
        return { values: { right, total }, right: `${percent}%`, wrong: [`${100 - percent}%`, `${total - right}%`] };
      },
    },
    {
      id: 'recall',
      ask: [
        'On {real} days a lot was left over. The alarm found {found} of them. What is its recall?',
        '{real} दिन बहुत खाना बचा। अलार्म ने उनमें से {found} दिन पकड़े। उसका रिकॉल कितना है?',
      ],
      why: [
        'Recall is the share of real cases that were found: {found} ÷ {real} × 100.',
        'रिकॉल बताता है कि असली मामलों में से कितने पकड़े गए: {found} ÷ {real} × 100।',
      ],
      make: (random) => {
        const real = [10, 20, 25][pick(random, 0, 2)] ?? 10;
        const found = pick(random, Math.ceil(real * 0.6), real - 1);
        const percent = (found * 100) / real;
        return { values: { real, found }, right: `${percent}%`, wrong: [`${100 - percent}%`, `${real - found}%`] };
      },
    },
    {
      id: 'baseline-share',
      ask: [
        'On {many} of {days} days a lot was left over. A lazy model says "little" every day. How often is it right?',
        '{days} में से {many} दिन बहुत खाना बचा। एक आलसी मॉडल हर दिन “कम बचा” कहता है। वह कितनी बार सही होगा?',
      ],
      why: [
        'It is right on all other days: {others} of {days}. Any model must beat that.',
        'बाक़ी सारे दिन वह सही है: {days} में से {others}। हर मॉडल को इससे आगे निकलना होगा।',
      ],
      make: (random) => {
        const days = [20, 25, 50][pick(random, 0, 2)] ?? 20;
        const many = pick(random, 2, Math.floor(days * 0.4));
        const others = days - many;
        return {
          values: { days, many, others },
          right: `${(others * 100) / days}%`,
          wrong: [`${(many * 100) / days}%`, '50%'],
        };
      },
    },
    {
      id: 'next-number',
      ask: [
        'Be the model: {first}, {second}, {third}, {fourth}. Which number comes next?',
        'अब मॉडल आप बनिए: {first}, {second}, {third}, {fourth}। आगे कौन-सी संख्या आएगी?',
      ],
      why: [
        'From one number to the next it is always {step}: {fourth} + {step}.',
        'हर संख्या पिछली से {step} ज़्यादा है: {fourth} + {step}।',
      ],
      make: (random) => {
        const first = pick(random, 2, 12);
        const step = pick(random, 3, 9);
        const [second, third, fourth] = [first + step, first + 2 * step, first + 3 * step];
        return {
          values: { first, second, third, fourth, step },
          right: fourth + step,
          wrong: [fourth + 1, fourth + 2 * step],
        };
      },
    },
  ],
};
