// Template of the weekly mail to a parent.
import { mailTemplate } from '../mail/mailTemplate.ts';
import type { SiteLink } from '../mail/renderMail.ts';

export interface WeeklyDigest {
  name: string;
  sentences: readonly string[];
  learnt: readonly string[];
  /** One sentence each. */
  assignments: readonly string[];
  tryAtHome: string | null;
  starter: string | undefined;
  progressUrl: SiteLink;
  stopUrl: SiteLink;
}

const optional = (lead: string, text: string | null | undefined): string[] => (text ? [lead, text] : []);

export const weeklyDigestMail = mailTemplate<[digest: WeeklyDigest]>('weekly-digest', {
  en: ({ name, sentences, learnt, assignments, tryAtHome, starter, progressUrl, stopUrl }) => ({
    subject: `${name}'s week at Lanternwise`,
    before: [
      'Hello,',
      ...sentences,
      ...(learnt.length > 0 ? ['Learnt this week:', ...learnt] : []),
      ...(assignments.length > 0 ? ['Assignments from class:', ...assignments] : []),
      ...optional('To try at home:', tryAtHome),
      ...optional('A question to start a conversation:', starter),
    ],
    button: { label: 'See full progress', url: progressUrl },
    after: [`You no longer want this e-mail? One click is enough: ${stopUrl}`],
  }),
  hi: ({ name, sentences, learnt, assignments, tryAtHome, starter, progressUrl, stopUrl }) => ({
    subject: `लैंटर्नवाइज़ पर ${name} का हफ़्ता`,
    before: [
      'नमस्ते,',
      ...sentences,
      ...(learnt.length > 0 ? ['इस हफ़्ते यह सीखा:', ...learnt] : []),
      ...(assignments.length > 0 ? ['क्लास से मिले असाइनमेंट:', ...assignments] : []),
      ...optional('घर पर आज़माइए:', tryAtHome),
      ...optional('बात शुरू करने के लिए एक सवाल:', starter),
    ],
    button: { label: 'पूरी प्रगति देखें', url: progressUrl },
    after: [`यह ईमेल अब नहीं चाहिए? इस लिंक पर एक क्लिक काफ़ी है: ${stopUrl}`],
  }),
});
