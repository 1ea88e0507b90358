// Review items of Think Tank Park: breadth-first search, greedy search, misleading charts, and steps on a grid.
import { pick, type RealmReview } from './item.ts';

export const thinkTankPark: RealmReview = {
  questions: [
    {
      id: 'breadth',
      ask: [
        'Why does breadth-first search always find a shortest way?',
        'चौड़ाई-प्रथम खोज हमेशा सबसे छोटा रास्ता क्यों पाती है?',
      ],
      again: ['In which order does breadth-first search look at places?', 'चौड़ाई-प्रथम खोज जगहों को किस क्रम में देखती है?'],
      right: ['It looks at all near places before any far one', 'वह दूर की किसी जगह से पहले पास की सारी जगहें देखती है'],
      wrong: [
        {
          text: ['It walks towards the goal at once', 'वह सीधे लक्ष्य की ओर जाती है'],
          why: ['That is greedy search. It can run into a dead end.', 'वह लालची खोज है। वह बंद गली में जा सकती है।'],
        },
        {
          text: [
            'It follows one way to its very end before the next',
            'वह अगले रास्ते से पहले एक रास्ते पर बिलकुल अंत तक जाती है',
          ],
          why: [
            'That is depth-first search. The first way it finds may be long.',
            'वह गहराई-प्रथम खोज है। उसे मिला पहला रास्ता लंबा हो सकता है।',
          ],
        },
      ],
    },
    {
      id: 'axis',
      ask: [
        'Two bars show 96 and 98 visitors, but one looks twice as tall. What went wrong?',
        'दो पट्टियाँ 96 और 98 आगंतुक दिखाती हैं, पर एक दुगुनी ऊँची लगती है। गड़बड़ कहाँ है?',
      ],
      again: [
        'How can a bar chart make a tiny difference look huge?',
        'पट्टी-चार्ट एक छोटे-से अंतर को बहुत बड़ा कैसे दिखा सकता है?',
      ],
      right: ['Its axis does not begin at zero', 'उसका अक्ष शून्य से शुरू नहीं होता'],
      wrong: [
        {
          text: ['There are too few bars', 'पट्टियाँ बहुत कम हैं'],
          why: [
            'Two bars can be honest, if their lengths are in proportion.',
            'दो पट्टियाँ भी सच्ची हो सकती हैं, अगर लंबाइयाँ अनुपात में हों।',
          ],
        },
        {
          text: ['The bars have different colours', 'पट्टियों के रंग अलग-अलग हैं'],
          why: ['Colours do not change lengths.', 'रंगों से लंबाई नहीं बदलती।'],
        },
      ],
    },
    {
      id: 'predict',
      ask: [
        'A predictor says: 70 % red next. Where does the 70 % come from?',
        'एक अनुमानक कहता है: आगे 70 % लाल। यह 70 % कहाँ से आया?',
      ],
      again: [
        'What does a bigram predictor do with the colours you entered?',
        'बाइग्राम अनुमानक आपके डाले हुए रंगों के साथ क्या करता है?',
      ],
      right: ['It counted what followed in the past', 'उसने गिना कि पहले क्या-क्या उसके बाद आया'],
      wrong: [
        {
          text: ['It knows what you would like to do next', 'वह जानता है कि आप आगे क्या करना चाहेंगे'],
          why: ['It has only your past choices, and no idea of you.', 'उसके पास केवल आपके पिछले चुनाव हैं, आपके बारे में कुछ नहीं।'],
        },
        {
          text: ['It picks a number at random', 'वह यूँ ही कोई संख्या चुनता है'],
          why: ['The same past always gives the same percentage.', 'एक ही अतीत से हमेशा वही प्रतिशत आता है।'],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'steps',
      ask: [
        'On an open grid, the star is {across} squares to the right and {down} down. How long is the shortest way without diagonals?',
        'खुले जाल पर तारा {across} खाने दाएँ और {down} नीचे है। तिरछे चले बिना सबसे छोटा रास्ता कितना लंबा है?',
      ],
      why: [
        'Each step goes one square across or one down: {across} + {down}.',
        'हर क़दम या तो एक खाना दाएँ या एक नीचे जाता है: {across} + {down}।',
      ],
      make: (random) => {
        const across = pick(random, 3, 7);
        const down = pick(random, 2, 6);
        return { values: { across, down }, right: across + down, wrong: [Math.max(across, down), across * down + 1] };
      },
    },
  ],
};
