// Templates of newsletter mails.
import { mailTemplate } from '../mail/mailTemplate.ts';
import type { SiteLink } from '../mail/renderMail.ts';

export const confirmSubscriptionMail = mailTemplate<[url: SiteLink]>('newsletter-confirm', {
  en: (url) => ({
    subject: 'Do you want the Lanternwise newsletter?',
    before: ['Hello,', 'someone asked for the Lanternwise newsletter for this address. If it was you, please confirm.'],
    button: { label: 'Yes, subscribe me', url },
    after: [
      'The link works for three days. If it was not you, do nothing: you get no newsletter, and we do not keep your address.',
    ],
  }),
  hi: (url) => ({
    subject: 'क्या आप लैंटर्नवाइज़ का न्यूज़लेटर चाहते हैं?',
    before: ['नमस्ते,', 'इस पते के लिए किसी ने लैंटर्नवाइज़ का न्यूज़लेटर माँगा है। अगर यह आपने माँगा है, तो कृपया पुष्टि कीजिए।'],
    button: { label: 'हाँ, मुझे न्यूज़लेटर चाहिए', url },
    after: [
      'यह लिंक तीन दिन तक चलता है। अगर आपने नहीं माँगा था, तो कुछ मत कीजिए: आपको न्यूज़लेटर नहीं आएगा और यह पता सहेजा नहीं जाएगा।',
    ],
  }),
});

export const welcomeMail = mailTemplate<[unsubscribeUrl: SiteLink]>('newsletter-welcome', {
  en: (unsubscribeUrl) => ({
    unsubscribeUrl,
    subject: 'You are subscribed to the Lanternwise newsletter',
    before: ['Hello,', 'from now on our newsletter comes to this address. Thank you!'],
    after: [`Not what you want? One click is enough: ${unsubscribeUrl}`],
  }),
  hi: (unsubscribeUrl) => ({
    unsubscribeUrl,
    subject: 'आपने लैंटर्नवाइज़ का न्यूज़लेटर ले लिया है',
    before: ['नमस्ते,', 'अब हमारा न्यूज़लेटर आपको इसी पते पर मिलेगा। धन्यवाद!'],
    after: [`नहीं चाहिए? एक क्लिक काफ़ी है: ${unsubscribeUrl}`],
  }),
});

/** For an address that is subscribed already: only its owner is told. */
export const alreadySubscribedMail = mailTemplate<[unsubscribeUrl: SiteLink]>('newsletter-known', {
  en: (unsubscribeUrl) => ({
    unsubscribeUrl,
    subject: 'You already get the Lanternwise newsletter',
    before: [
      'Hello,',
      'Someone asked for our newsletter for this address, but you get it already. There is nothing to do.',
    ],
    after: [`You do not want it any more? One click is enough: ${unsubscribeUrl}`],
  }),
  hi: (unsubscribeUrl) => ({
    unsubscribeUrl,
    subject: 'आपके पास लैंटर्नवाइज़ का न्यूज़लेटर पहले से है',
    before: ['नमस्ते,', 'किसी ने इस पते के लिए हमारा न्यूज़लेटर माँगा, पर वह आपको पहले से मिलता है। आपको कुछ नहीं करना है।'],
    after: [`अब और नहीं चाहिए? एक क्लिक काफ़ी है: ${unsubscribeUrl}`],
  }),
});
