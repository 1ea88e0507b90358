// Review items of Fun Factory Realm: labels, bag-of-words, lopsided data, and precision.

import json from './funFactoryRealm.json' with { type: 'json' };
import { pick, type RealmReview, writtenQuestions } from './item.ts';

export const funFactoryRealm: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'precision',
      ask: [
        'A meter calls {called} captions funny. People agree with {right} of them. What is its precision?',
        'मीटर {called} कैप्शन को मज़ेदार कहता है। लोग उनमें से {right} से सहमत हैं। उसका प्रिसिज़न कितना है?',
      ],
      why: [
        'Precision is how many of its "funny" are right: {right} ÷ {called} × 100.',
        'प्रिसिज़न बताता है कि जिन्हें उसने “मज़ेदार” कहा, उनमें से कितने सही हैं: {right} ÷ {called} × 100।',
      ],
      make: (random) => {
        const called = [10, 20, 25][pick(random, 0, 2)] ?? 10;
        const right = pick(random, Math.ceil(called * 0.55), called - 1);
        const percent = (right * 100) / called;
        return {
          values: { called, right },
          right: `${percent}%`,
          wrong: [`${100 - percent}%`, `${called - right}%`],
        };
      },
    },
    {
      id: 'recall',
      ask: [
        'You found {funny} captions funny. The meter called {found} of these funny. What is its recall?',
        'आपको {funny} कैप्शन मज़ेदार लगे। उनमें से {found} को मीटर ने भी मज़ेदार कहा। उसका रिकॉल कितना है?',
      ],
      why: [
        'Recall is how many of the funny ones it found: {found} ÷ {funny} × 100.',
        'रिकॉल बताता है कि मज़ेदार कैप्शन में से कितने पकड़े गए: {found} ÷ {funny} × 100।',
      ],
      make: (random) => {
        const funny = [10, 20, 25][pick(random, 0, 2)] ?? 10;
        const found = pick(random, Math.ceil(funny * 0.6), funny - 1);
        const percent = (found * 100) / funny;
        return { values: { funny, found }, right: `${percent}%`, wrong: [`${100 - percent}%`, `${funny - found}%`] };
      },
    },
    {
      id: 'false-alarms',
      ask: [
        'The meter calls {called} captions funny. You agree with {agreed} of them. How many false alarms are there?',
        'मीटर {called} कैप्शन को मज़ेदार कहता है। आप उनमें से {agreed} से सहमत हैं। कितने झूठे अलार्म हुए?',
      ],
      why: [
        'A false alarm is called funny and is not, for you: {called} − {agreed}.',
        'जो कैप्शन मीटर को मज़ेदार लगे पर आपको नहीं, वे झूठे अलार्म हैं: {called} − {agreed}।',
      ],
      make: (random) => {
        const called = pick(random, 8, 16);
        const agreed = pick(random, Math.ceil(called * 0.6), called - 1);
        return { values: { called, agreed }, right: called - agreed, wrong: [agreed, called] };
      },
    },
    {
      id: 'agreement',
      ask: [
        'Two people labelled {all} captions and differ on {differ}. On what share do they agree?',
        'दो लोगों ने {all} कैप्शन पर लेबल लगाए, {differ} पर उनकी राय अलग-अलग है। कितने प्रतिशत पर वे सहमत हैं?',
      ],
      why: ['They agree on the others: {same} of {all}.', 'बाक़ी पर वे सहमत हैं: {all} में से {same}।'],
      make: (random) => {
        const all = [20, 50][pick(random, 0, 1)] ?? 20;
        const differ = pick(random, 2, all * 0.4);
        const same = all - differ;
        const percent = (same * 100) / all;
        return { values: { all, differ, same }, right: `${percent}%`, wrong: [`${100 - percent}%`, `${same}%`] };
      },
    },
  ],
};
