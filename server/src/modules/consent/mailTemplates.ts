// Templates of mails to a parent about a child's account, in English and Hindi.
import { formatDate } from '../auth/mailTemplates.ts';
import type { Locale, MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';

type MailTexts = Omit<MailMessage, 'kind'>;

export function consentRequestMail(locale: Locale, child: string, url: SiteLink): MailMessage {
  return { kind: 'consent-asked', ...REQUEST_TEXTS[locale](child, url) };
}

const REQUEST_TEXTS: Record<Locale, (child: string, url: SiteLink) => MailTexts> = {
  en: (child, url) => ({
    subject: `May ${child} learn with Lanternwise?`,
    before: [
      'Hello,',
      `a child with the user name ${child} has made an account at Lanternwise, a game in which children learn how artificial intelligence and Python work, and has named you as a parent or guardian.`,
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
};

export function consentGivenMail(locale: Locale, child: string, url: SiteLink): MailMessage {
  return { kind: 'consent-given', ...GIVEN_TEXTS[locale](child, url) };
}

const GIVEN_TEXTS: Record<Locale, (child: string, url: SiteLink) => MailTexts> = {
  en: (child, url) => ({
    subject: `Thank you: ${child} may use everything now`,
    before: [
      'Hello,',
      `you agreed to the account ${child}. Thank you!`,
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
      'यह चिट्ठी सँभालकर रखिए: इसके लिंक से कभी भी सहमति वापस ली जा सकती है या खाता मिटवाया जा सकता है।',
    ],
    button: { label: 'मेरा जवाब देखें या बदलें', url },
    after: [
      'हर हफ़्ते यह भी देखा जा सकता है कि बच्चा क्या सीख रहा है: अभिभावक खाता बनाइए और बच्चे से वह कोड माँगिए जो खाते के पेज पर “मेरे माता-पिता” के नीचे है।',
    ],
  }),
};

export function consentDeclinedMail(locale: Locale, child: string, due: number, url: SiteLink): MailMessage {
  return { kind: 'consent-declined', ...DECLINED_TEXTS[locale](child, due, url) };
}

const DECLINED_TEXTS: Record<Locale, (child: string, due: number, url: SiteLink) => MailTexts> = {
  en: (child, due, url) => ({
    subject: `The account ${child} will be deleted`,
    before: [
      'Hello,',
      `you said no to the account ${child}. It is closed now, and on ${formatDate(due, 'en')} it is deleted with everything in it.`,
      'Was that a mistake? Until that day you can change your answer.',
    ],
    button: { label: 'See or change my answer', url },
  }),
  hi: (child, due, url) => ({
    subject: `${child} का खाता मिटा दिया जाएगा`,
    before: [
      'नमस्ते,',
      `आपने ${child} के खाते के लिए ना कही। खाता अब बंद है, और ${formatDate(due, 'hi')} को वह और उसमें रखा सब कुछ मिटा दिया जाएगा।`,
      'क्या यह ग़लती से हुआ? उस दिन तक जवाब बदला जा सकता है।',
    ],
    button: { label: 'मेरा जवाब देखें या बदलें', url },
  }),
};
