// Template of the letter that asks a parent about one class.
import type { Language } from '@lanternwise/shared/constants/languages';
import { mailTemplate } from '../mail/mailTemplate.ts';
import type { MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';
import { quotedGroupName } from './groupNames.ts';

interface ClassQuestion {
  /** The child's user name. */
  child: string;
  /** As the letter shows it, with its quotes. */
  className: string;
  /** User names. */
  teachers: readonly string[];
  url: SiteLink;
}

const questionMail = mailTemplate<[question: ClassQuestion]>('class-consent-asked', {
  en: ({ child, className, teachers, url }) => ({
    subject: `May ${child} join the class ${className}?`,
    before: [
      'Hello,',
      `${child} would like to join the class ${className} on Lanternwise. Its teachers have the user names: ${teachers.join(', ')}.`,
      'Nobody has confirmed to us that they teach at a school: anybody of age can call themselves a teacher. Please ask your child, or the school, whether you know this teacher before you answer.',
      `If you agree, they see ${child}'s user name, which lessons ${child} does and how they go. They can give tasks and send ready-made sentences, no words of their own. They never see an e-mail address.`,
    ],
    button: { label: 'Read and answer', url },
    after: [
      `Until you answer, ${child} is not in this class and goes on learning as before.`,
      'Keep this e-mail: you can change your answer with the same link for 400 days. If you say no, only you or the people who run this site can change that.',
    ],
  }),
  hi: ({ child, className, teachers, url }) => ({
    subject: `क्या ${child} को ${className} क्लास में शामिल होने की इजाज़त है?`,
    before: [
      'नमस्ते,',
      `${child} ने लैंटर्नवाइज़ पर ${className} क्लास में शामिल होने के लिए कहा है। उस क्लास के टीचर के यूज़र नेम हैं: ${teachers.join(', ')}।`,
      'किसी ने हमें यह पक्का नहीं किया है कि वे किसी स्कूल में पढ़ाते हैं: कोई भी वयस्क ख़ुद को टीचर कह सकता है। जवाब देने से पहले बच्चे से या स्कूल से पूछ लीजिए कि क्या आप इन टीचर को जानते हैं।',
      `आप हाँ कहें, तो वे ${child} का यूज़र नेम, कौन-से पाठ हुए और कैसे हुए, यह देख पाएँगे। वे काम दे सकेंगे और पहले से लिखे वाक्य भेज सकेंगे, अपने शब्द नहीं। ईमेल पता वे कभी नहीं देखते।`,
    ],
    button: { label: 'पढ़ें और जवाब दें', url },
    after: [
      `आपके जवाब तक ${child} इस क्लास में नहीं है, और सीखना पहले की तरह चलता रहेगा।`,
      'यह ईमेल सँभालकर रखिए: इसी लिंक से 400 दिन तक जवाब बदला जा सकता है। अगर आप ना कहें, तो उसे केवल आप या इस साइट को चलाने वाले लोग बदल सकते हैं।',
    ],
  }),
});

export const classConsentMail = (language: Language, question: ClassQuestion): MailMessage =>
  questionMail(language, { ...question, className: quotedGroupName(language, question.className) });
