// Review items of Imagination Island: n-grams, temperature, fluency and truth, and a counted chance.

import json from './imaginationIsland.json' with { type: 'json' };
import { pick, type RealmReview, writtenQuestions } from './item.ts';

export const imaginationIsland: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'chance',
      ask: [
        'In a text, "sea" comes after "the" {often} times, and other words come after "the" {other} times. How likely is "sea" after "the"?',
        'एक टेक्स्ट में “नीला” के बाद {often} बार “समुद्र” आता है, और {other} बार दूसरे शब्द। “नीला” के बाद “समुद्र” की संभावना कितनी है?',
      ],
      why: [
        'Its count divided by all counts: {often} of {all}.',
        'उसकी गिनती को कुल गिनती से भाग दीजिए: {all} में से {often}।',
      ],
      make: (random) => {
        const all = [10, 20][pick(random, 0, 1)] ?? 10;
        const often = pick(random, 2, all / 2 - 1);
        const percent = (often * 100) / all;
        return {
          values: { often, other: all - often, all },
          right: `${percent}%`,
          wrong: [`${100 - percent}%`, `${often}%`],
        };
      },
    },
    {
      id: 'sentences',
      ask: [
        'A crossing has {rows} rows with {stones} stones each. How many different ways across are there?',
        'नदी में पत्थरों की {rows} क़तारें हैं, हर क़तार में {stones} पत्थर। पार जाने के कितने अलग-अलग रास्ते हैं?',
      ],
      why: [
        'Each row multiplies the ways by {stones}: {stones} × {stones} …, {rows} times.',
        'हर क़तार रास्तों को {stones} गुना करती है: {stones} × {stones} …, {rows} बार।',
      ],
      make: (random) => {
        const rows = pick(random, 3, 5);
        const stones = pick(random, 2, 4);
        return { values: { rows, stones }, right: stones ** rows, wrong: [stones * rows, stones + rows] };
      },
    },
    {
      id: 'true-share',
      ask: [
        'Muse said {said} sentences, and {untrue} of them were false. What share was true?',
        'म्यूज़ ने {said} वाक्य कहे, उनमें से {untrue} झूठे थे। कितने प्रतिशत सच थे?',
      ],
      why: ['{left} of {said} were true: {left} ÷ {said} × 100.', '{said} में से {left} सच थे: {left} ÷ {said} × 100।'],
      make: (random) => {
        const said = [10, 20, 50][pick(random, 0, 2)] ?? 10;
        const untrue = pick(random, 2, said * 0.4);
        const left = said - untrue;
        const percent = (left * 100) / said;
        return { values: { said, untrue, left }, right: `${percent}%`, wrong: [`${100 - percent}%`, `${left}%`] };
      },
    },
    {
      id: 'coin-pixels',
      ask: [
        'A Maker tosses {pixels} pixels, and each becomes ink with a chance of {percent}%. About how many are ink?',
        'मेकर {pixels} पिक्सेल के लिए सिक्का उछालता है, और हर एक के काले होने की संभावना {percent}% है। लगभग कितने काले होंगे?',
      ],
      why: [
        'The chance times the number of tosses: {percent} ÷ 100 × {pixels}.',
        'संभावना को उछालों की गिनती से गुणा कीजिए: {percent} ÷ 100 × {pixels}।',
      ],
      make: (random) => {
        const pixels = [50, 200][pick(random, 0, 1)] ?? 50;
        const percent = pick(random, 1, 4) * 10;
        const right = (pixels * percent) / 100;
        return { values: { pixels, percent }, right, wrong: [pixels - right, percent] };
      },
    },
  ],
};
