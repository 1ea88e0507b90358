// Template of the mail with a certificate's verification link.
import { mailTemplate } from '../mail/mailTemplate.ts';
import type { SiteLink } from '../mail/renderMail.ts';

export interface SharedCertificate {
  name: string;
  course: string;
  url: SiteLink;
}

export const certificateSharedMail = mailTemplate<[certificate: SharedCertificate]>('certificate-shared', {
  en: ({ name, course, url }) => ({
    subject: `${name} shows you a certificate`,
    before: [
      `${name} has completed the course "${course}" on Lanternwise and would like you to see the certificate.`,
      'The button opens our own page, which confirms that the certificate is real.',
    ],
    button: { label: 'See the certificate', url },
    after: ['You got this e-mail because someone entered your address. We will not write to you again because of it.'],
  }),
  hi: ({ name, course, url }) => ({
    subject: `${name} का प्रमाणपत्र देखिए`,
    before: [
      `${name} ने लैंटर्नवाइज़ पर “${course}” कोर्स पूरा किया है और आपको अपना प्रमाणपत्र दिखाना चाहा है।`,
      'नीचे का बटन हमारा अपना पेज खोलता है, जो बताता है कि प्रमाणपत्र असली है।',
    ],
    button: { label: 'प्रमाणपत्र देखें', url },
    after: ['यह ईमेल आपको इसलिए मिला क्योंकि किसी ने आपका पता लिखा था। इस वजह से हम आपको दोबारा नहीं लिखेंगे।'],
  }),
});
