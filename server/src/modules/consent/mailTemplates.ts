// Templates of mails to a parent about a child's account.
import { type ByLanguage, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { formatDate, type MailTexts, mailTemplate } from '../mail/mailTemplate.ts';
import type { MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';

/** For a parent who was asked before: never names or describes the other address. */
export type ConsentNews = 'other-asked' | 'other-refused' | 'lifted' | 'backpack-asked';

export const consentRequestMail = mailTemplate<[child: string, url: SiteLink]>('consent-asked', {
  en: (child, url) => ({
    subject: `May ${child} learn with Lanternwise?`,
    before: [
      'Hello,',
      `A child with the user name ${child} has made an account at Lanternwise, a game in which children learn how artificial intelligence and Python work, and has named you as a parent or guardian.`,
      'Until you answer, the child can play and learn, but nothing the child writes is shared. Please read what the account means, and then give or decline your consent.',
    ],
    button: { label: 'Read and answer', url },
    after: [
      'The link works for 30 days. You can change your answer later on the same page.',
      'If you do not know this child, please decline: the account and everything in it will then be deleted.',
    ],
  }),
  hi: (child, url) => ({
    subject: `क्या ${child} को लैंटर्नवाइज़ पर सीखने की इजाज़त है?`,
    before: [
      'नमस्ते,',
      `${child} यूज़र नेम से एक बच्चे ने लैंटर्नवाइज़ पर खाता बनाया है। यह एक खेल है जिसमें बच्चे सीखते हैं कि आर्टिफ़िशियल इंटेलिजेंस और पाइथन कैसे काम करते हैं। बच्चे ने आपको माता-पिता या अभिभावक बताया है।`,
      'आपके जवाब तक बच्चा खेल और सीख सकता है, पर उसका लिखा कुछ भी उसके खाते से बाहर नहीं जाता। पढ़िए कि खाते का क्या मतलब है, फिर हाँ या ना कहिए।',
    ],
    button: { label: 'पढ़ें और जवाब दें', url },
    after: [
      'यह लिंक 30 दिन तक चलता है। उसी पेज से बाद में जवाब वापस भी लिया जा सकता है।',
      'अगर आप इस बच्चे को नहीं जानते, तो “नहीं” चुनिए: तब खाता और उसका डेटा मिटा दिया जाएगा।',
    ],
  }),
});

export const consentGivenMail = mailTemplate<[child: string, url: SiteLink]>('consent-given', {
  en: (child, url) => ({
    subject: `Thank you: ${child} may use everything now`,
    before: [
      'Hello,',
      `You agreed to the account ${child}. Thank you!`,
      'Keep this e-mail: with its link you can withdraw your consent at any time, or have the account deleted.',
    ],
    button: { label: 'See or change my answer', url },
    after: [
      'You can also see what the child learns each week: create a parent account and ask the child for the code under "My parents" on the account page.',
    ],
  }),
  hi: (child, url) => ({
    subject: `धन्यवाद: ${child} के लिए अब सब कुछ खुला है`,
    before: [
      'नमस्ते,',
      `आपने ${child} के खाते के लिए हाँ कही। धन्यवाद!`,
      'यह ईमेल सँभालकर रखिए: इसके लिंक से कभी भी सहमति वापस ली जा सकती है या खाता मिटवाया जा सकता है।',
    ],
    button: { label: 'मेरा जवाब देखें या बदलें', url },
    after: [
      'हर हफ़्ते यह भी देखा जा सकता है कि बच्चा क्या सीख रहा है: अभिभावक खाता बनाइए और बच्चे से वह कोड माँगिए जो खाते के पेज पर “मेरे माता-पिता” के नीचे है।',
    ],
  }),
});

const declinedMail = mailTemplate<[child: string, day: string, url: SiteLink]>('consent-declined', {
  en: (child, day, url) => ({
    subject: `The account ${child} will be deleted`,
    before: [
      'Hello,',
      `You said no to the account ${child}. It is closed now, and on ${day} it is deleted with everything in it.`,
      'Was that a mistake? Until that day you can change your answer.',
    ],
    button: { label: 'See or change my answer', url },
  }),
  hi: (child, day, url) => ({
    subject: `${child} का खाता मिटा दिया जाएगा`,
    before: [
      'नमस्ते,',
      `आपने ${child} के खाते के लिए ना कही। खाता अब बंद है, और ${day} को वह और उसमें रखा सब कुछ मिटा दिया जाएगा।`,
      'क्या यह ग़लती से हुआ? उस दिन तक जवाब बदला जा सकता है।',
    ],
    button: { label: 'मेरा जवाब देखें या बदलें', url },
  }),
});

export const consentDeclinedMail = (language: Language, child: string, due: number, url: SiteLink): MailMessage =>
  declinedMail(language, child, formatDate(due, language), url);

export const consentNewsMail = (language: Language, news: ConsentNews, child: string, url: SiteLink): MailMessage => ({
  kind: 'consent-news',
  ...inLanguage(NEWS_TEXTS, language)(child, url)[news],
});

const NEWS_TEXTS: ByLanguage<(child: string, url: SiteLink) => Record<ConsentNews, MailTexts>> = {
  en: (child, url) => {
    const button = { label: 'See everything and answer', url };
    const after = ['If any parent says no, the account is limited, whoever else says yes.'];
    return {
      'other-asked': {
        subject: `${child} has asked another address for consent`,
        before: [
          'Hello,',
          `${child} named you as a parent or guardian at Lanternwise, and has now asked a second e-mail address for consent.`,
          'Is that not right? Your link still works: you can say no, or withdraw a consent, at any time.',
        ],
        button,
        after,
      },
      'other-refused': {
        subject: `${child} tried to ask another address`,
        before: [
          'Hello,',
          `You said no to the account ${child} at Lanternwise. Since then the child has tried to ask another e-mail address for consent. We refused, and no letter was sent there.`,
          'Nothing has changed. Only you, or the person who runs the site, can change your answer.',
        ],
        button,
      },
      lifted: {
        subject: `Your answer about ${child} was taken back`,
        before: [
          'Hello,',
          `You said no to the account ${child} at Lanternwise. The person who runs this site has taken that back, with a reason that is on record. The account stays limited until a parent gives consent.`,
          'If you did not ask for this, you can say no again.',
        ],
        button,
      },
      'backpack-asked': {
        subject: `May ${child} have a backpack?`,
        before: [
          'Hello,',
          `${child} would like to have a backpack at Lanternwise: drawings, texts and trained models then travel with the account to other computers. No voices travel.`,
          'They are encrypted in the browser with five words that only your child has. Nobody here can read them. Your consent to the account does not cover this; without your yes, everything stays on the device as now.',
        ],
        button: { label: 'Read and answer', url },
        after: ['You can take your yes back on the same page at any time. What is in the backpack is then deleted.'],
      },
    };
  },
  hi: (child, url) => {
    const button = { label: 'सब देखें और जवाब दें', url };
    const after = ['अगर कोई भी अभिभावक ना कहे, तो खाता सीमित रहता है, चाहे कोई और हाँ कहे।'];
    return {
      'other-asked': {
        subject: `${child} ने सहमति के लिए एक और पता दिया है`,
        before: [
          'नमस्ते,',
          `${child} ने लैंटर्नवाइज़ पर आपको माता-पिता या अभिभावक बताया था, और अब सहमति के लिए एक दूसरे ईमेल पते से पूछा है।`,
          'क्या यह ठीक नहीं है? आपका लिंक अब भी चलता है: आप कभी भी ना कह सकते हैं या सहमति वापस ले सकते हैं।',
        ],
        button,
        after,
      },
      'other-refused': {
        subject: `${child} ने किसी और पते से पूछने की कोशिश की`,
        before: [
          'नमस्ते,',
          `आपने लैंटर्नवाइज़ पर ${child} के खाते के लिए ना कही थी। उसके बाद बच्चे ने सहमति के लिए किसी और ईमेल पते से पूछने की कोशिश की। हमने मना कर दिया, और वहाँ कोई ईमेल नहीं भेजा गया।`,
          'कुछ नहीं बदला है। आपका जवाब केवल आप, या साइट चलाने वाला व्यक्ति, बदल सकते हैं।',
        ],
        button,
      },
      lifted: {
        subject: `${child} के बारे में आपका जवाब हटा दिया गया है`,
        before: [
          'नमस्ते,',
          `आपने लैंटर्नवाइज़ पर ${child} के खाते के लिए ना कही थी। साइट चलाने वाले व्यक्ति ने उसे हटा दिया है; कारण दर्ज है। जब तक कोई अभिभावक सहमति नहीं देता, खाता सीमित रहेगा।`,
          'अगर आपने यह नहीं कहा था, तो आप फिर से ना कह सकते हैं।',
        ],
        button,
      },
      'backpack-asked': {
        subject: `क्या ${child} को बस्ता मिल सकता है?`,
        before: [
          'नमस्ते,',
          `${child} ने लैंटर्नवाइज़ पर अपना बस्ता माँगा है। उसमें बच्चे के चित्र, लिखी बातें और सिखाए हुए मॉडल खाते के साथ दूसरे कंप्यूटरों पर भी पहुँचते हैं। आवाज़ें कभी साथ नहीं जातीं।`,
          'ये ब्राउज़र में ही पाँच शब्दों से एन्क्रिप्ट होते हैं, जो सिर्फ़ आपके बच्चे के पास होते हैं। यहाँ कोई इन्हें पढ़ नहीं सकता। खाते के लिए आपकी सहमति में यह शामिल नहीं है; आपकी हाँ के बिना सब कुछ पहले की तरह उसी डिवाइस पर रहता है।',
        ],
        button: { label: 'पढ़ें और जवाब दें', url },
        after: ['आप उसी पेज पर अपनी हाँ कभी भी वापस ले सकते हैं। तब बस्ते में जो है वह मिटा दिया जाता है।'],
      },
    };
  },
};
