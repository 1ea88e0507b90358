// Review items of Wonder Vision Valley: pixels, filters, nearest neighbours, and grey values.
import { pick, type RealmReview } from './item.ts';

export const wonderVisionValley: RealmReview = {
  questions: [
    {
      id: 'pixels',
      ask: [
        'What does a computer really get when it looks at a photo?',
        'कंप्यूटर जब कोई फ़ोटो देखता है, तो उसे असल में क्या मिलता है?',
      ],
      again: [
        'You see a cat. What is the same picture to a computer?',
        'आपको बिल्ली दिखती है। कंप्यूटर के लिए वही चित्र क्या है?',
      ],
      right: ['A grid of numbers', 'संख्याओं का एक जाल'],
      wrong: [
        {
          text: ['A list of the things in it', 'उसमें दिखती चीज़ों की सूची'],
          why: [
            'Finding the things is the hard part. It has to be learned.',
            'चीज़ों को पहचानना ही कठिन हिस्सा है। उसे सीखना पड़ता है।',
          ],
        },
        {
          text: ['A smaller photo', 'एक छोटी फ़ोटो'],
          why: ['Smaller or not, there are only numbers in it.', 'छोटी हो या बड़ी, उसमें केवल संख्याएँ होती हैं।'],
        },
      ],
    },
    {
      id: 'edge',
      ask: ['What does an edge filter make bright?', 'किनारे वाला फ़िल्टर किसे चमकाता है?'],
      again: ['After an edge filter, an even blue sky is …', 'किनारे वाले फ़िल्टर के बाद एक जैसा नीला आसमान …'],
      right: ['Places where neighbours differ (even sky: dark)', 'जहाँ पड़ोसी अलग हों (एक जैसा आसमान: काला)'],
      wrong: [
        {
          text: ['Everything that is blue', 'जो कुछ नीला हो'],
          why: [
            'The filter compares neighbours. It does not know colours.',
            'फ़िल्टर पड़ोसियों की तुलना करता है, रंगों को नहीं जानता।',
          ],
        },
        {
          text: ['The whole picture by the same amount everywhere', 'पूरा चित्र, हर जगह बराबर मात्रा में'],
          why: [
            'That would be adding the same to every pixel. Differences would stay the same.',
            'वह तो हर पिक्सेल में उतना ही जोड़ना होगा; अंतर वही रहेगा।',
          ],
        },
      ],
    },
    {
      id: 'neighbours',
      ask: [
        'All your training suns are drawn large. A tiny sun comes. What does nearest neighbours do?',
        'आपके सारे प्रशिक्षण-सूरज बड़े हैं। एक छोटा-सा सूरज आता है। निकटतम पड़ोसी क्या करेगा?',
      ],
      again: [
        'How do you help a drawing model that fails on tiny suns?',
        'जो चित्र-मॉडल छोटे सूरजों पर चूकता है, उसकी मदद कैसे करेंगे?',
      ],
      right: ['It fails, until small suns are examples too', 'चूकेगा, जब तक छोटे सूरज भी उदाहरण न हों'],
      wrong: [
        {
          text: ['It knows that a sun is a sun, large or small', 'वह जानता है कि छोटा हो या बड़ा, सूरज सूरज है'],
          why: [
            'It knows only your examples, and looks for the most similar one.',
            'वह केवल आपके उदाहरण जानता है और सबसे मिलता-जुलता ढूँढता है।',
          ],
        },
        {
          text: ['It draws the sun larger', 'वह सूरज को बड़ा कर देता है'],
          why: ['It compares the picture as it is.', 'वह चित्र की तुलना वैसे ही करता है जैसा वह है।'],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'brighter',
      ask: [
        'Grey goes from 0 (black) to 255 (white). A pixel of {grey} is made brighter by {more}. What is it now?',
        'धूसर 0 (काला) से 255 (सफ़ेद) तक जाता है। {grey} वाले पिक्सेल को {more} और चमकाया जाता है। अब वह कितना है?',
      ],
      why: [
        'A pixel cannot be brighter than white, so everything above 255 stays at 255.',
        'कोई पिक्सेल सफ़ेद से ज़्यादा चमकीला नहीं हो सकता; 255 से ऊपर सब 255 ही रहता है।',
      ],
      make: (random) => {
        const grey = pick(random, 200, 240);
        const more = pick(random, 60, 90);
        return { values: { grey, more }, right: 255, wrong: [grey + more, grey - more] };
      },
    },
  ],
};
