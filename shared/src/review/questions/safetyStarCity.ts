// Review items of Safety Star City: feeds, phishing, checking sources, and false alarms.
import { pick, type RealmReview } from './item.ts';

export const safetyStarCity: RealmReview = {
  questions: [
    {
      id: 'feed',
      ask: [
        'You tapped three cooking posts. Why is the feed now full of cooking?',
        'आपने खाना पकाने की तीन पोस्ट छुईं। अब पूरी फ़ीड में वही क्यों है?',
      ],
      again: [
        'Everybody sees another feed. What decides what you see?',
        'हर किसी को अलग फ़ीड दिखती है। आपको क्या दिखे, यह किससे तय होता है?',
      ],
      right: ['It shows what is similar to your taps', 'वह आपकी छुई हुई चीज़ों से मिलता-जुलता दिखाती है'],
      wrong: [
        {
          text: ['Cooking is what most people like', 'खाना पकाना ज़्यादातर लोगों को पसंद है'],
          why: ['Others with other taps see other things.', 'जो कुछ और छूते हैं, उन्हें कुछ और दिखता है।'],
        },
        {
          text: ['The app has found out what is good for you', 'ऐप ने जान लिया है कि आपके लिए क्या अच्छा है'],
          why: ['It measures likeness, not what does you good.', 'वह समानता मापता है, आपका भला नहीं।'],
        },
      ],
    },
    {
      id: 'phish',
      ask: [
        '"Your account closes in 10 minutes. Send your OTP." What do you do?',
        '"आपका खाता 10 मिनट में बंद होगा। अपना OTP भेजें।" आप क्या करेंगे?',
      ],
      again: [
        'A message hurries you and asks for a code. What is that a sign of?',
        'कोई संदेश जल्दी मचाता है और कोड माँगता है। यह किसका संकेत है?',
      ],
      right: ['It is phishing: send nothing, tell an adult', 'यह फ़िशिंग है: कुछ न भेजें, किसी बड़े को बताएँ'],
      wrong: [
        {
          text: ['It is urgent: send the code quickly', 'यह ज़रूरी है: कोड जल्दी भेजें'],
          why: ['Hurry is the trick. No bank asks for an OTP.', 'जल्दी ही चाल है। कोई बैंक OTP नहीं माँगता।'],
        },
        {
          text: ['It is a mistake: write back and ask what is wrong', 'यह भूल है: जवाब में पूछें कि क्या हुआ'],
          why: ['Your answer tells them that somebody is there.', 'आपके जवाब से उन्हें पता चलता है कि यहाँ कोई है।'],
        },
      ],
    },
    {
      id: 'drill',
      ask: [
        'Somebody sends you a made picture of a friend. What comes first?',
        'कोई आपको दोस्त का बनावटी चित्र भेजता है। सबसे पहले क्या?',
      ],
      again: ['Stop, save, tell, report: what does "stop" mean?', 'रुकें, सहेजें, बताएँ, शिकायत करें: "रुकें" का मतलब क्या है?'],
      right: ['Stop: do not answer and do not pass it on', 'रुकें: न जवाब दें, न आगे भेजें'],
      wrong: [
        {
          text: ['Ask others in the class whether it looks real', 'कक्षा में औरों से पूछें कि क्या वह असली लगता है'],
          why: ['That spreads it, and hurts your friend once more.', 'इससे वह फैलता है और दोस्त को फिर दुख पहुँचता है।'],
        },
        {
          text: ['Delete it at once', 'उसे तुरंत मिटा दें'],
          why: [
            'A trusted adult needs it as evidence. Save it first.',
            'किसी भरोसेमंद बड़े को सबूत चाहिए होगा। पहले उसे सहेजें।',
          ],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'false-alarms',
      ask: [
        'A filter stops {stopped} messages. {bad} of them were phishing. How many false alarms were there?',
        'एक फ़िल्टर {stopped} संदेश रोकता है। उनमें {bad} फ़िशिंग थे। झूठी चेतावनियाँ कितनी थीं?',
      ],
      why: [
        'A false alarm is a good message that was stopped: {stopped} − {bad}.',
        'झूठी चेतावनी वह अच्छा संदेश है जो रोका गया: {stopped} − {bad}।',
      ],
      make: (random) => {
        const bad = pick(random, 12, 18);
        const friends = pick(random, 2, 5);
        return { values: { stopped: bad + friends, bad }, right: friends, wrong: [bad, bad + friends] };
      },
    },
  ],
};
