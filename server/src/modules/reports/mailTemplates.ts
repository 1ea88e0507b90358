// Template of the weekly mail to a parent.
import type { Locale, MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';

export interface WeeklyDigest {
  name: string;
  sentences: readonly string[];
  starters: readonly string[];
  progressUrl: SiteLink;
  stopUrl: SiteLink;
}

export function weeklyDigestMail(
  locale: Locale,
  { name, sentences, starters, progressUrl, stopUrl }: WeeklyDigest,
): MailMessage {
  const kind = 'weekly-digest';
  if (locale === 'hi') {
    return {
      kind,
      subject: `लैंटर्नवाइज़ पर ${name} का हफ़्ता`,
      before: ['नमस्ते,', ...sentences, 'बात शुरू करने के लिए एक सवाल:', ...starters.slice(0, 1)],
      button: { label: 'पूरी प्रगति देखें', url: progressUrl },
      after: [`यह चिट्ठी नहीं चाहिए? एक क्लिक काफ़ी है: ${stopUrl}`],
    };
  }
  return {
    kind,
    subject: `${name}'s week at Lanternwise`,
    before: ['Hello,', ...sentences, 'A question to start a conversation:', ...starters.slice(0, 1)],
    button: { label: 'See full progress', url: progressUrl },
    after: [`You do not want this letter any more? One click is enough: ${stopUrl}`],
  };
}
