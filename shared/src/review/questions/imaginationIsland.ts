// Review items of Imagination Island: n-grams, temperature, fluency and truth, and a counted chance.
import { pick, type RealmReview } from './item.ts';

export const imaginationIsland: RealmReview = {
  questions: [
    {
      id: 'next-word',
      ask: ['How does a bigram model choose its next word?', 'बाइग्राम मॉडल अगला शब्द कैसे चुनता है?'],
      again: [
        'Muse says "the sea is". What does her bigram table look at to go on?',
        'म्यूज़ कहती है "समुद्र बहुत"। आगे बढ़ने के लिए उसकी तालिका क्या देखती है?',
      ],
      right: ['By what followed the last word in its text', 'इससे कि उसके पाठ में आख़िरी शब्द के बाद क्या आया'],
      wrong: [
        {
          text: ['By what the sentence means', 'वाक्य के अर्थ से'],
          why: ['It has counts of words, and no meaning at all.', 'उसके पास शब्दों की गिनती है, अर्थ बिलकुल नहीं।'],
        },
        {
          text: ['By the rules of grammar that somebody gave it', 'व्याकरण के उन नियमों से जो उसे किसी ने दिए'],
          why: [
            'Nobody gave it rules. It sounds right because its text does.',
            'उसे किसी ने नियम नहीं दिए। वह ठीक लगता है क्योंकि उसका पाठ ठीक है।',
          ],
        },
      ],
    },
    {
      id: 'temperature',
      ask: ['You turn the temperature up. What happens to the sentences?', 'आप तापमान बढ़ाते हैं। वाक्यों का क्या होता है?'],
      again: [
        'Muse says nearly the same thing each time. Which way do you turn the temperature?',
        'म्यूज़ हर बार लगभग वही कहती है। तापमान किस ओर करेंगे?',
      ],
      right: ['Up: more variety and more nonsense', 'ऊपर: ज़्यादा विविधता और ज़्यादा बेतुकापन'],
      wrong: [
        {
          text: ['Up: more variety, and all of it true', 'ऊपर: ज़्यादा विविधता, और सब सच'],
          why: ['Temperature knows nothing of truth.', 'तापमान सच के बारे में कुछ नहीं जानता।'],
        },
        {
          text: ['Down: more surprising words', 'नीचे: ज़्यादा चौंकाने वाले शब्द'],
          why: [
            'A low temperature picks the likeliest word again and again.',
            'कम तापमान बार-बार सबसे संभावित शब्द चुनता है।',
          ],
        },
      ],
    },
    {
      id: 'fluent',
      ask: [
        'A chatbot writes a smooth sentence about a town. How do you know it is true?',
        'एक चैटबॉट किसी शहर के बारे में सहज वाक्य लिखता है। कैसे जानें कि वह सच है?',
      ],
      again: [
        "Fluent is not true. So what do you do with a machine's sentence?",
        'सहज होना सच होना नहीं है। तो मशीन के वाक्य के साथ क्या करें?',
      ],
      right: ['Look it up in a source you trust', 'उसे किसी भरोसेमंद स्रोत में देखें'],
      wrong: [
        {
          text: ['Ask it whether it is sure', 'उसी से पूछें कि क्या उसे यक़ीन है'],
          why: [
            'It will answer just as fluently, because it only goes on with the text.',
            'वह उतनी ही सहजता से जवाब देगा, क्योंकि वह केवल पाठ आगे बढ़ाता है।',
          ],
        },
        {
          text: ['See whether grammar and spelling are right', 'देखें कि व्याकरण और वर्तनी सही हैं या नहीं'],
          why: ['False sentences can have perfect grammar.', 'झूठे वाक्यों का व्याकरण भी बिलकुल सही हो सकता है।'],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'chance',
      ask: [
        'In a text, "sea" comes after "the" {often} times, and other words come after "the" {other} times. How likely is "sea" after "the"?',
        'एक पाठ में "नीला" के बाद {often} बार "समुद्र" आता है, और {other} बार दूसरे शब्द। "नीला" के बाद "समुद्र" की संभावना कितनी है?',
      ],
      why: ['Its count divided by all counts: {often} of {all}.', 'उसकी गिनती को कुल गिनती से भाग दें: {all} में से {often}।'],
      make: (random) => {
        const all = [10, 20][pick(random, 0, 1)] ?? 10;
        const often = pick(random, 1, all / 2 - 1);
        const percent = (often / all) * 100;
        return {
          values: { often, other: all - often, all },
          right: `${percent} %`,
          wrong: [`${100 - percent} %`, `${often} %`],
        };
      },
    },
  ],
};
