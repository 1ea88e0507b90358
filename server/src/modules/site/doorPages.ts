// The public pages through which people come in: joining a class, signing in and registering; a part of publicPages.ts.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import type { PublicPage } from './publicPages.ts';

export const DOOR_PAGES: readonly PublicPage[] = [
  {
    path: '/join',
    words: {
      en: [
        'Join a class',
        'Type the code that your teacher shows on the board or on a poster, see the name of the class, then sign in and join.',
      ],
      hi: [
        'क्लास में जुड़ें',
        'टीचर ने बोर्ड या पोस्टर पर जो कोड दिखाया है, उसे लिखिए, क्लास का नाम देखिए, फिर साइन इन करके जुड़ जाइए।',
      ],
    },
  },
  {
    path: '/sign-in',
    words: {
      en: ['Sign in', `Sign in to ${PRODUCT} and continue where you left off.`],
      hi: ['साइन इन करें', `${PRODUCT} में साइन इन कीजिए और जहाँ छोड़ा था वहीं से आगे बढ़िए।`],
    },
    isUnlisted: true,
  },
  {
    path: '/register',
    words: {
      en: [
        'Create account',
        'A nickname and a password are enough. Children under the age of consent play at once and ask a parent for the rest.',
      ],
      hi: [
        'खाता बनाएँ',
        'एक निकनेम और एक पासवर्ड काफ़ी हैं। सहमति की उम्र से छोटे बच्चे तुरंत खेल सकते हैं; बाक़ी के लिए माता-पिता की सहमति चाहिए।',
      ],
    },
    isUnlisted: true,
  },
];
