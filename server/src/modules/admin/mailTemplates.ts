// The mail that invites a teacher whose account an Admin made, in English and Hindi.
import { formatDate } from '../auth/mailTemplates.ts';
import type { Locale, MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';

export function teacherInvitedMail(locale: Locale, username: string, until: number, url: SiteLink): MailMessage {
  const day = formatDate(until, locale);
  if (locale === 'hi') {
    return {
      kind: 'teacher-invited',
      subject: 'लैंटर्नवाइज़ पर आपका शिक्षक खाता',
      before: [
        `नमस्ते ${username},`,
        'आपके लिए लैंटर्नवाइज़ पर एक शिक्षक खाता बनाया गया है। यहाँ बच्चे खेल-खेल में AI और Python सीखते हैं।',
        `आपका यूज़र नाम ${username} है। अपना पासवर्ड यहाँ चुनिए।`,
      ],
      button: { label: 'पासवर्ड चुनें', url },
      after: [`यह लिंक ${day} तक और सिर्फ़ एक बार चलता है। उसके बाद “पासवर्ड भूल गए?” से नया लिंक मिल जाएगा।`],
    };
  }
  return {
    kind: 'teacher-invited',
    subject: 'Your teacher account on Lanternwise',
    before: [
      `Hello ${username},`,
      'a teacher account has been made for you on Lanternwise, where children learn AI and Python in a game.',
      `Your user name is ${username}. Choose your password here.`,
    ],
    button: { label: 'Choose a password', url },
    after: [`The link works once, until ${day}. After that, "Forgot password?" sends you another one.`],
  };
}
