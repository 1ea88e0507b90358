// Review items of Fun Factory Realm: labels, bag-of-words, lopsided data, and precision.
import { pick, type RealmReview } from './item.ts';

export const funFactoryRealm: RealmReview = {
  questions: [
    {
      id: 'labels',
      ask: [
        'Three people label the same joke, and two find it funny. What does that show?',
        'तीन लोग एक ही चुटकुले पर लेबल लगाते हैं, दो को वह मज़ेदार लगता है। इससे क्या पता चलता है?',
      ],
      again: [
        'Why do two careful labellers disagree about "funny"?',
        '"मज़ेदार" पर दो सावधान लोग अलग-अलग लेबल क्यों लगाते हैं?',
      ],
      right: ['Labels are opinions, and a model learns them', 'लेबल राय हैं, और मॉडल वही सीखता है'],
      wrong: [
        {
          text: [
            'One of the three made a mistake and must repeat it',
            'तीनों में से किसी एक से ग़लती हुई और उसे दोहराना चाहिए',
          ],
          why: ['Nobody is wrong about what makes them laugh.', 'किसे किस बात पर हँसी आती है, इसमें कोई ग़लत नहीं होता।'],
        },
        {
          text: ['The joke must be thrown away', 'उस चुटकुले को फेंक देना चाहिए'],
          why: [
            'Then only jokes on which all agree would be left, and the model would learn little.',
            'तब सिर्फ़ वही चुटकुले बचेंगे जिन पर सब सहमत हैं, और मॉडल कम सीखेगा।',
          ],
        },
      ],
    },
    {
      id: 'bag',
      ask: ['What does bag-of-words forget?', 'शब्दों का थैला क्या भूल जाता है?'],
      again: [
        '"Dog bites man" and "man bites dog" look alike to a laugh-o-meter. Why?',
        '"कुत्ते ने आदमी को काटा" और "आदमी ने कुत्ते को काटा" हँसी-मीटर को एक जैसे क्यों लगते हैं?',
      ],
      right: ['The order of the words', 'शब्दों का क्रम'],
      wrong: [
        {
          text: ['How often each word comes', 'हर शब्द कितनी बार आया'],
          why: ['That is the very thing it keeps.', 'यही तो वह याद रखता है।'],
        },
        {
          text: ['Words that are short', 'छोटे शब्द'],
          why: ['Short words are counted like all others.', 'छोटे शब्द भी बाक़ी की तरह गिने जाते हैं।'],
        },
      ],
    },
    {
      id: 'bias',
      ask: [
        'Neo learned from jokes about cats only. What happens with a joke about trains?',
        'नियो ने सिर्फ़ बिल्लियों के चुटकुलों से सीखा। रेलगाड़ी के चुटकुले पर क्या होगा?',
      ],
      again: [
        'Bias in, bias out: what mends a model with lopsided data?',
        'जैसा डेटा, वैसा नतीजा: एकतरफ़ा डेटा वाले मॉडल को क्या सुधारता है?',
      ],
      right: ['He fails, until other jokes are in his data', 'वह चूकेगा, जब तक डेटा में दूसरे चुटकुले न हों'],
      wrong: [
        {
          text: ['He does well, because a joke is always a joke', 'वह अच्छा करेगा, क्योंकि चुटकुला तो चुटकुला है'],
          why: [
            'His words are all about cats. Trains tell him nothing.',
            'उसके सारे शब्द बिल्लियों के हैं। रेलगाड़ी से उसे कुछ पता नहीं चलता।',
          ],
        },
        {
          text: ['He fails, until he gets faster', 'वह चूकेगा, जब तक तेज़ न हो जाए'],
          why: ['Speed changes nothing in what the data holds.', 'गति से डेटा में कुछ नहीं बदलता।'],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'precision',
      ask: [
        'A meter calls {called} captions funny. People agree with {right} of them. What is its precision?',
        'एक मीटर {called} पंक्तियों को मज़ेदार कहता है। लोग उनमें से {right} पर सहमत हैं। उसकी परिशुद्धता कितनी है?',
      ],
      why: [
        'Precision is how many of its "funny" are right: {right} ÷ {called} × 100.',
        'परिशुद्धता बताती है कि उसके "मज़ेदार" में कितने सही हैं: {right} ÷ {called} × 100।',
      ],
      make: (random) => {
        const called = [10, 20, 25][pick(random, 0, 2)] ?? 10;
        const right = pick(random, Math.ceil(called * 0.55), called - 1);
        const percent = (right / called) * 100;
        return {
          values: { called, right },
          right: `${percent} %`,
          wrong: [`${100 - percent} %`, `${called - right} %`],
        };
      },
    },
  ],
};
