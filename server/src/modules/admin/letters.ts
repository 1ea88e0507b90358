// Letters about acts of Admin: a link to choose a new password.
import type { Letter, Locale } from '../mail/outbox.ts';

type Words = { subject: string; before: string[]; label: string; after: string[] };

const RESET: Record<Locale, (name: string) => Words> = {
  en: (name) => ({
    subject: 'Choose a new password',
    before: [`Hello ${name},`, 'The people who run Lanternwise made a link for you to choose a new password.'],
    label: 'Choose my new password',
    after: ['The link works once, for one hour. If you did not ask for it, you can leave this letter be.'],
  }),
  hi: (name) => ({
    subject: 'नया पासवर्ड चुनें',
    before: [`नमस्ते ${name},`, 'Lanternwise चलाने वालों ने आपके लिए नया पासवर्ड चुनने का एक लिंक बनाया है।'],
    label: 'मेरा नया पासवर्ड चुनें',
    after: ['यह लिंक एक बार, एक घंटे तक काम करता है। अगर आपने इसे नहीं माँगा था, तो इस पत्र को रहने दें।'],
  }),
};

export function resetLetter(locale: Locale, name: string, url: string): Letter {
  const { subject, before, label, after } = RESET[locale](name);
  return { kind: 'reset-password', subject, before, button: { label, url }, after };
}
