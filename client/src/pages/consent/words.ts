// The words a parent reads before answering, in both languages. A change of their meaning raises CONSENT_TEXT_VERSION.
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';

export interface ConsentWords {
  titles: Record<ConsentView['state'], (child: string) => string>;
  /** What the site is, and who asks. */
  intro: (child: string) => string;
  lists: readonly { title: string; items: readonly string[] }[];
  ending: string;
  /** What a parent who agreed may do next. */
  next: { text: (child: string) => string; link: string };
  standing: {
    given: (day: string | null) => string;
    withdrawn: string;
    declined: (day: string | null) => string;
  };
  answers: Record<ConsentAnswer, string>;
  sure: { title: string; text: (child: string) => string; yes: string; back: string };
}

const EN: ConsentWords = {
  titles: {
    asked: (child) => `May ${child} learn here?`,
    given: (child) => `You said yes to ${child}`,
    declined: (child) => `You said no to ${child}`,
    withdrawn: (child) => `You took your yes to ${child} back`,
  },
  intro: (child) =>
    `Lanternwise is a game in which children learn how artificial intelligence and Python work: they walk through realms, solve tasks and write small programs. A child with the user name ${child} has made an account and named you as a parent or guardian.`,
  lists: [
    {
      title: 'What we keep',
      items: [
        'The user name, the age group, and your e-mail address. We ask for no real name.',
        'Which lessons and tasks the child did, when, and how often they tried.',
        'The avatar, the settings, and what the child chooses to write in their profile.',
      ],
    },
    {
      title: 'What your yes allows',
      items: [
        'Feedback that the child writes may be read by the people who run this site.',
        'The child may make a certificate that others can verify, and put up a profile picture.',
        "A teacher sees the progress only if the child joins that teacher's class.",
      ],
    },
    {
      title: 'What never happens',
      items: [
        'No advertising, no tracking, no selling of data, and no chat between children.',
        'Nobody but you, the child, their teachers and the people who run this site sees the progress.',
      ],
    },
  ],
  ending:
    'You can take your answer back at any time with this page. Your child can download all of their data, and delete the account, on their account page.',
  next: {
    text: (child) =>
      `Would you like to see what ${child} learns each week? Make an account as a parent, and type in the code that ${child} finds under "My parents" on the account page.`,
    link: 'Make a parent account',
  },
  standing: {
    given: (day) => (day ? `You agreed on ${day}. Thank you!` : 'You agreed. Thank you!'),
    withdrawn: 'The account is limited again: the child can play, and nothing the child writes leaves it.',
    declined: (day) =>
      day ? `The account is closed. It is deleted with everything in it on ${day}.` : 'The account is closed.',
  },
  answers: { give: 'Yes, I agree', decline: 'No, delete the account', withdraw: 'Take my yes back' },
  sure: {
    title: 'Delete this account?',
    text: (child) =>
      `The account ${child} is closed at once and deleted with everything in it after 14 days. Until then you can change your answer here.`,
    yes: 'Yes, delete it',
    back: 'Back',
  },
};

const HI: ConsentWords = {
  titles: {
    asked: (child) => `क्या ${child} यहाँ सीख सकता/सकती है?`,
    given: (child) => `आपने ${child} के लिए हाँ कही`,
    declined: (child) => `आपने ${child} के लिए ना कही`,
    withdrawn: (child) => `आपने ${child} के लिए अपनी हाँ वापस ली`,
  },
  intro: (child) =>
    `Lanternwise एक खेल है जिसमें बच्चे सीखते हैं कि आर्टिफ़िशियल इंटेलिजेंस और Python कैसे काम करते हैं: वे अलग-अलग दुनियाओं में घूमते हैं, काम पूरे करते हैं और छोटे प्रोग्राम लिखते हैं। ${child} नाम से एक बच्चे ने खाता बनाया है और आपको माता-पिता या अभिभावक बताया है।`,
  lists: [
    {
      title: 'हम क्या रखते हैं',
      items: [
        'खाते का नाम, आयु-वर्ग और आपका ई-मेल पता। हम असली नाम नहीं पूछते।',
        'बच्चे ने कौन से पाठ और काम किए, कब किए और कितनी बार कोशिश की।',
        'अवतार, सेटिंग और वह जो बच्चा अपनी प्रोफ़ाइल में लिखना चाहे।',
      ],
    },
    {
      title: 'आपकी हाँ से क्या हो सकता है',
      items: [
        'बच्चे का लिखा सुझाव इस साइट को चलाने वाले लोग पढ़ सकते हैं।',
        'बच्चा ऐसा प्रमाणपत्र बना सकता है जिसे दूसरे जाँच सकें, और प्रोफ़ाइल में तस्वीर लगा सकता है।',
        'शिक्षक प्रगति तभी देखते हैं जब बच्चा उनकी कक्षा में जुड़ता है।',
      ],
    },
    {
      title: 'क्या कभी नहीं होता',
      items: [
        'न विज्ञापन, न निगरानी, न डेटा की बिक्री, और न बच्चों के बीच चैट।',
        'आपके, बच्चे, उसके शिक्षकों और साइट चलाने वालों के सिवा कोई प्रगति नहीं देखता।',
      ],
    },
  ],
  ending:
    'आप इसी पेज से कभी भी अपना उत्तर वापस ले सकते हैं। आपका बच्चा अपने खाते के पेज पर अपना सारा डेटा डाउनलोड कर सकता है और खाता मिटा सकता है।',
  next: {
    text: (child) =>
      `क्या आप हर हफ़्ते देखना चाहते हैं कि ${child} क्या सीख रहा/रही है? अभिभावक खाता बनाएँ और वह कोड लिखें जो ${child} को अपने खाते के पेज पर "My parents" के नीचे मिलता है।`,
    link: 'अभिभावक खाता बनाएँ',
  },
  standing: {
    given: (day) => (day ? `आपने ${day} को सहमति दी। धन्यवाद!` : 'आपने सहमति दी। धन्यवाद!'),
    withdrawn: 'खाता फिर से सीमित है: बच्चा खेल सकता है, और उसका लिखा कुछ भी बाहर नहीं जाता।',
    declined: (day) => (day ? `खाता बंद है। ${day} को वह और उसमें रखा सब कुछ मिटा दिया जाएगा।` : 'खाता बंद है।'),
  },
  answers: { give: 'हाँ, मैं सहमत हूँ', decline: 'नहीं, खाता मिटा दें', withdraw: 'अपनी हाँ वापस लें' },
  sure: {
    title: 'क्या यह खाता मिटा दें?',
    text: (child) =>
      `${child} का खाता तुरंत बंद हो जाएगा और 14 दिन बाद उसमें रखा सब कुछ मिटा दिया जाएगा। तब तक आप यहाँ अपना उत्तर बदल सकते हैं।`,
    yes: 'हाँ, मिटा दें',
    back: 'वापस',
  },
};

export const CONSENT_WORDS: Record<ConsentView['locale'], ConsentWords> = { en: EN, hi: HI };

export const dayIn = (locale: ConsentView['locale'], iso: string | null): string | null =>
  iso === null
    ? null
    : new Intl.DateTimeFormat(locale === 'hi' ? 'hi-IN' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(iso),
      );
