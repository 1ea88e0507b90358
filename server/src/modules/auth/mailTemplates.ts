// Templates of account mails: e-mail address, password, deletion.
import type { Language } from '@lanternwise/shared/constants/languages';
import { formatDate, mailTemplate } from '../mail/mailTemplate.ts';
import type { SiteLink } from '../mail/renderMail.ts';

export const verificationMail = mailTemplate<[username: string, url: SiteLink]>('verify-email', {
  en: (username, url) => ({
    subject: 'Is this your e-mail address?',
    before: [`Hello ${username},`, 'please open this link to confirm that this address is yours.'],
    button: { label: 'Yes, this is my address', url },
    after: ['The link works for three days. If you did not ask for this, you can ignore this e-mail.'],
  }),
  hi: (username, url) => ({
    subject: 'क्या यह आपका ईमेल पता है?',
    before: [`नमस्ते ${username},`, 'यह लिंक खोलिए, ताकि हमें पता चले कि यह पता आपका है।'],
    button: { label: 'हाँ, यह मेरा पता है', url },
    after: ['यह लिंक तीन दिन तक चलता है। अगर आपने यह नहीं माँगा था, तो आपको कुछ करने की ज़रूरत नहीं।'],
  }),
});

export const passwordResetMail = mailTemplate<[username: string, url: SiteLink]>('reset-password', {
  en: (username, url) => ({
    subject: 'A new password for Lanternwise',
    before: [
      `Hello ${username},`,
      'someone asked for a new password for this account. If it was you, choose one here.',
    ],
    button: { label: 'Choose a new password', url },
    after: ['The link works once, for one hour. If it was not you, ignore this e-mail: your password stays the same.'],
  }),
  hi: (username, url) => ({
    subject: 'लैंटर्नवाइज़ का नया पासवर्ड',
    before: [`नमस्ते ${username},`, 'किसी ने इस खाते के लिए नया पासवर्ड माँगा है। आपने ही माँगा था? तो यहाँ नया पासवर्ड चुनिए।'],
    button: { label: 'नया पासवर्ड चुनें', url },
    after: ['यह लिंक एक घंटे तक और सिर्फ़ एक बार चलता है। अगर आपने नहीं माँगा था, तो पुराना पासवर्ड वैसा ही रहेगा।'],
  }),
});

export const passwordChangedMail = mailTemplate<[username: string, url: SiteLink]>('password-changed', {
  en: (username, url) => ({
    subject: 'Your password was changed',
    before: [`Hello ${username},`, 'your password has just been changed. If it was you, there is nothing to do.'],
    button: { label: 'This was not me', url },
    after: ['The button opens the page where you can reset your password by e-mail.'],
  }),
  hi: (username, url) => ({
    subject: 'आपका पासवर्ड बदला गया',
    before: [`नमस्ते ${username},`, 'आपका पासवर्ड अभी बदला गया है। अगर यह आपने किया, तो सब ठीक है।'],
    button: { label: 'यह मैंने नहीं किया', url },
    after: ['यह बटन उस पेज पर ले जाता है जहाँ ईमेल से नया पासवर्ड लगाया जा सकता है।'],
  }),
});

export const emailChangedMail = mailTemplate<[username: string]>('email-changed', {
  en: (username) => ({
    subject: 'The e-mail address of your account was changed',
    before: [
      `Hello ${username},`,
      'from now on e-mails about your account go to another address. This is the last one sent here.',
      'If it was not you, please tell your teacher or the person who runs this site at once.',
    ],
  }),
  hi: (username) => ({
    subject: 'आपके खाते का ईमेल पता बदल गया है',
    before: [
      `नमस्ते ${username},`,
      'अब से आपके खाते के ईमेल दूसरे पते पर जाएँगे। यहाँ यह आख़िरी ईमेल है।',
      'अगर यह आपने नहीं किया, तो तुरंत अपने टीचर या इस साइट को चलाने वाले को बताइए।',
    ],
  }),
});

const deletionMail = mailTemplate<[username: string, day: string, url: SiteLink]>('account-deletion', {
  en: (username, day, url) => ({
    subject: 'Your account will be deleted',
    before: [
      `Goodbye ${username},`,
      `on ${day} your account and everything in it will be deleted for good.`,
      'Did you change your mind? Sign in before that day and choose to keep it.',
    ],
    button: { label: 'Sign in', url },
  }),
  hi: (username, day, url) => ({
    subject: 'आपका खाता मिटा दिया जाएगा',
    before: [
      `अलविदा ${username},`,
      `${day} को आपका खाता और उसमें रखा सब कुछ हमेशा के लिए मिटा दिया जाएगा।`,
      'मन बदल गया? उस दिन से पहले साइन इन कीजिए और खाता रखना चुनिए।',
    ],
    button: { label: 'साइन इन करें', url },
  }),
});

export const accountDeletionMail = (language: Language, username: string, due: number, url: SiteLink) =>
  deletionMail(language, username, formatDate(due, language), url);
