// The mails that invite a teacher whose account an Admin made, and that tell Admins which schools wait.
import type { Language } from '@lanternwise/shared/constants/languages';
import { formatDate, mailTemplate } from '../mail/mailTemplate.ts';
import type { MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';

const invitedMail = mailTemplate<[username: string, day: string, url: SiteLink]>('teacher-invited', {
  en: (username, day, url) => ({
    subject: 'Your teacher account on Lanternwise',
    before: [
      `Hello ${username},`,
      'a teacher account has been made for you on Lanternwise, where children learn AI and Python in a game.',
      `Your user name is ${username}. Choose your password here.`,
    ],
    button: { label: 'Choose a password', url },
    after: [`The link works once, until ${day}. After that, "Forgot password?" sends you another one.`],
  }),
  hi: (username, day, url) => ({
    subject: 'लैंटर्नवाइज़ पर आपका टीचर खाता',
    before: [
      `नमस्ते ${username},`,
      'आपके लिए लैंटर्नवाइज़ पर एक टीचर खाता बनाया गया है। यहाँ बच्चे खेल-खेल में एआई और पाइथन सीखते हैं।',
      `आपका यूज़र नेम ${username} है। अपना पासवर्ड यहाँ चुनिए।`,
    ],
    button: { label: 'पासवर्ड चुनें', url },
    after: [`यह लिंक ${day} तक और सिर्फ़ एक बार चलता है। उसके बाद “पासवर्ड भूल गए?” से नया लिंक मिल जाएगा।`],
  }),
});

export const teacherInvitedMail = (language: Language, username: string, until: number, url: SiteLink): MailMessage =>
  invitedMail(language, username, formatDate(until, language), url);

/** At most one a day; who waits stands on the Admin's page, not in a mailbox. */
export const schoolsWaitingMail = mailTemplate<[username: string, teachers: number, url: SiteLink]>('schools-waiting', {
  en: (username, teachers, url) => ({
    subject: 'Teachers on Lanternwise wait to be confirmed',
    before: [
      `Hello ${username},`,
      teachers === 1
        ? 'one teacher asks you to confirm the school.'
        : `${teachers} teachers ask you to confirm their schools.`,
      'Until you do, the consent that they declare does not count, and their classes get no seats.',
    ],
    button: { label: 'See the list', url },
  }),
  hi: (username, teachers, url) => ({
    subject: 'लैंटर्नवाइज़ पर टीचर पुष्टि के इंतज़ार में हैं',
    before: [
      `नमस्ते ${username},`,
      teachers === 1 ? 'एक टीचर आपसे अपने स्कूल की पुष्टि चाहते हैं।' : `${teachers} टीचर आपसे अपने स्कूल की पुष्टि चाहते हैं।`,
      'जब तक आप पुष्टि नहीं करते, उनकी दी हुई सहमति नहीं गिनी जाती और उनकी क्लास को सीट नहीं मिलती।',
    ],
    button: { label: 'सूची देखें', url },
  }),
});
