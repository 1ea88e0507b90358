// Review items of Wonder Vision Valley: pixels, filters, nearest neighbours, and grey values.
import { pick, type RealmReview, writtenQuestions } from './item.ts';
import json from './wonderVisionValley.json' with { type: 'json' };

export const wonderVisionValley: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'brighter',
      ask: [
        'Grey goes from 0 (black) to 255 (white). A pixel of {grey} is made brighter by {more}. What is it now?',
        'स्लेटी 0 (काला) से 255 (सफ़ेद) तक जाता है। {grey} वाले पिक्सेल को {more} और चमकाया जाता है। अब उसकी संख्या क्या है?',
      ],
      why: [
        'A pixel cannot be brighter than white, so everything above 255 stays at 255.',
        'कोई पिक्सेल सफ़ेद से ज़्यादा उजला नहीं हो सकता; 255 से ऊपर सब 255 ही रहता है।',
      ],
      make: (random) => {
        const grey = pick(random, 200, 240);
        const more = pick(random, 60, 90);
        return { values: { grey, more }, right: 255, wrong: [grey + more, grey - more] };
      },
    },
    {
      id: 'colour-numbers',
      ask: [
        'A colour picture has {width} × {height} pixels. How many numbers does the computer keep?',
        'एक रंगीन तस्वीर में {width} × {height} पिक्सेल हैं। कंप्यूटर कितनी संख्याएँ रखता है?',
      ],
      why: [
        'Each pixel needs three: red, green and blue. {width} × {height} × 3.',
        'हर पिक्सेल को तीन संख्याएँ चाहिए: लाल, हरा और नीला। {width} × {height} × 3।',
      ],
      make: (random) => {
        const width = pick(random, 10, 20);
        const height = pick(random, 10, 20);
        const pixels = width * height;
        return { values: { width, height }, right: pixels * 3, wrong: [pixels, (width + height) * 3] };
      },
    },
    {
      id: 'edge-sum',
      ask: [
        'An edge filter takes 8 × the middle minus its 8 neighbours. Middle: {middle}, four neighbours {middle}, four {dark}. What is the sum?',
        'किनारे वाला फ़िल्टर: 8 × बीच वाला, घटा 8 पड़ोसी। बीच में {middle}, चार पड़ोसी {middle}, चार {dark}। जोड़ कितना है?',
      ],
      why: [
        'Four neighbours cancel out. Four differ by {difference}: 4 × {difference}.',
        'चार पड़ोसी बराबर हैं, वे कट जाते हैं। बाक़ी चार में {difference} का अंतर है: 4 × {difference}।',
      ],
      make: (random) => {
        const dark = pick(random, 1, 5) * 10;
        const difference = pick(random, 3, 12) * 10;
        return {
          values: { middle: dark + difference, dark, difference },
          right: 4 * difference,
          wrong: [0, 8 * difference],
        };
      },
    },
    {
      id: 'diagonal',
      ask: [
        'In a test table the diagonal holds {first}, {second} and {third}. {wrong} more stand beside it. How many answers are right?',
        'टेस्ट की तालिका की तिरछी रेखा पर {first}, {second} और {third} हैं। उसके बाहर {wrong} और हैं। कितने जवाब सही हैं?',
      ],
      why: [
        'On the diagonal, drawn and said are the same: {first} + {second} + {third}.',
        'तिरछी रेखा पर वही कहा गया जो बनाया गया: {first} + {second} + {third}।',
      ],
      make: (random) => {
        const [first, second, third] = [pick(random, 2, 6), pick(random, 2, 6), pick(random, 2, 6)];
        const wrong = pick(random, 2, 5);
        const right = first + second + third;
        return { values: { first, second, third, wrong }, right, wrong: [right + wrong, wrong] };
      },
    },
  ],
};
