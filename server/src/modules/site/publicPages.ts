// The public pages with a fixed address: what search engines and link previews are told about each, in both languages.
import type { Language } from '@lanternwise/shared/constants/languages';
import { PRODUCT } from '@lanternwise/shared/constants/product';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { HeadParts } from './createHead.ts';
import { socialImage } from './createHead.ts';
import { DOOR_PAGES } from './doorPages.ts';
import { shortDescription } from './pageHead.ts';
import { organizationData } from './structuredData.ts';

type Words = readonly [title: string, description: string];

export interface PublicPage {
  path: string;
  words: Readonly<Record<Language, Words>>;
  head?: Partial<Omit<HeadParts, 'title' | 'description'>>;
  realm?: MapId;
  /** Reached by links alone: not in sitemap.xml. */
  isUnlisted?: true;
}

const HOME: PublicPage['words'] = {
  en: [
    `${PRODUCT}: Learn AI Through RPG Gaming | Educational Game`,
    'Walk through ten lantern-lit realms, talk to their guides and learn how artificial intelligence and Python really work. For learners of 12 and up.',
  ],
  hi: [
    `${PRODUCT}: खेल-खेल में एआई सीखें | सिखाने वाला खेल`,
    'लालटेनों से जगमगाती दस दुनियाओं में घूमिए, उनके गाइडों से मिलिए और सीखिए कि एआई और पाइथन सच में कैसे काम करते हैं। 12 साल और उससे बड़े बच्चों के लिए।',
  ],
};

const REALMS_PATH =
  'AI Adventure Park, Robo Realm, Wonder Vision Valley, Think Tank Park, Imagination Island, Fun Factory Realm, Voice Valley Park, Safety Star City';

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    words: HOME,
    head: {
      isFullTitle: true,
      gameLevel: 'Beginner',
      learningPath: REALMS_PATH,
      structuredData: [organizationData(shortDescription(HOME.en[1]))],
    },
  },
  {
    path: '/courses',
    words: {
      en: [
        'Courses',
        'Four courses for learners of 12 and up: AI in eight realms, Python in eight cake shops, School Class X, and building maps of your own.',
      ],
      hi: [
        'कोर्स',
        '12 साल और उससे बड़े बच्चों के लिए चार कोर्स: आठ दुनियाओं में एआई, आठ केक की दुकानों में पाइथन, स्कूल कक्षा 10, और अपने नक़्शे बनाना।',
      ],
    },
    head: {
      image: socialImage('courses', 'Four places side by side: a park, the cake shops, a blossom tree and an island'),
      gameLevel: 'Beginner to Intermediate',
    },
  },
  {
    path: '/pricing',
    words: {
      en: [
        'Plans',
        'The demo is free for as long as you like. Plans for one learner, a family or a whole school open all realms; a school can also host its own.',
      ],
      hi: [
        'प्लान',
        'डेमो जब तक चाहें मुफ़्त है। एक बच्चे, परिवार या पूरे स्कूल के प्लान सारी दुनियाएँ खोलते हैं; स्कूल अपना सर्वर भी चला सकता है।',
      ],
    },
    head: { image: socialImage('pricing', 'The gate of AI Park by moonlight, under a string of lanterns') },
  },
  {
    path: '/demo',
    realm: 'demo',
    words: {
      en: [
        'Free demo',
        'Play the first lesson in your browser: no account, no payment, nothing to install. Meet the guides and train your first machine.',
      ],
      hi: [
        'मुफ़्त डेमो',
        'पहला पाठ अपने ब्राउज़र में खेलिए: न खाता चाहिए, न पैसे, न कुछ इंस्टॉल करना। गाइडों से मिलिए और अपनी पहली मशीन को सिखाइए।',
      ],
    },
    head: {
      image: socialImage('demo', 'A plaza with a fountain between lawns and blossom trees'),
      gameLevel: 'Beginner',
      category: 'Game',
    },
  },
  {
    path: '/Grassroot/learning-adventures',
    words: {
      en: [
        'Learning adventures',
        'Choose a realm: eight big ideas of artificial intelligence in play order, the Python cake shops and a free demo.',
      ],
      hi: ['सीखने के रोमांच', 'एक दुनिया चुनिए: एआई के आठ बड़े विचार खेलने के क्रम में, पाइथन की केक की दुकानें और एक मुफ़्त डेमो।'],
    },
    head: { learningPath: REALMS_PATH, gameLevel: 'Beginner to Intermediate', category: 'Game' },
  },
  {
    path: '/School/ClassX',
    words: {
      en: [
        'School Class X',
        'Two units and eight weekly sessions of 40 minutes that follow the CBSE 417 syllabus of Class X, playable with a whole class.',
      ],
      hi: [
        'स्कूल कक्षा 10',
        'CBSE 417 के कक्षा 10 के सिलेबस पर दो यूनिट और 40 मिनट के आठ साप्ताहिक सत्र, जिन्हें पूरी क्लास साथ खेल सकती है।',
      ],
    },
    head: { learningPath: 'Unit 1, Unit 2', gameLevel: 'Class X' },
  },
  {
    path: '/School/ClassX/Unit1',
    realm: 'ai-adventure-park',
    words: {
      en: [
        'Unit 1: AI Adventure Park',
        'The AI project cycle, the domains of AI and ethical frameworks, met on a walk through AI Adventure Park. Free for every class.',
      ],
      hi: [
        'यूनिट 1: एआई एडवेंचर पार्क',
        'एआई प्रोजेक्ट साइकिल, एआई के डोमेन और नैतिकता के सवाल, एआई एडवेंचर पार्क की सैर में। हर क्लास के लिए मुफ़्त।',
      ],
    },
    head: { learningPath: 'School Class X', gameLevel: 'Class X' },
  },
  {
    path: '/School/ClassX/Unit2',
    words: {
      en: [
        'Unit 2: AI, ML and DL',
        'What artificial intelligence, machine learning and deep learning are, how they differ, and how to tell them apart. Free for every class.',
      ],
      hi: [
        'यूनिट 2: एआई, एमएल और डीएल',
        'आर्टिफ़िशियल इंटेलिजेंस, मशीन लर्निंग और डीप लर्निंग क्या हैं, उनमें क्या फ़र्क़ है और उन्हें कैसे पहचानें। हर क्लास के लिए मुफ़्त।',
      ],
    },
    head: { learningPath: 'School Class X', gameLevel: 'Class X' },
  },
  {
    path: '/School/ClassX/Maps',
    words: {
      en: ['Maps of School Class X', 'The maps that belong to the units and weekly sessions of School Class X.'],
      hi: ['स्कूल कक्षा 10 के नक़्शे', 'स्कूल कक्षा 10 की यूनिटों और साप्ताहिक सत्रों के नक़्शे।'],
    },
    head: { learningPath: 'School Class X' },
  },
  {
    path: '/blogs',
    words: {
      en: [
        'Blog',
        'Articles for curious children, parents and teachers: how machines learn, what they get wrong, and how to talk about it at home and at school.',
      ],
      hi: [
        'ब्लॉग',
        'जिज्ञासु बच्चों, माता-पिता और टीचरों के लिए लेख: मशीनें कैसे सीखती हैं, कहाँ ग़लती करती हैं, और घर व स्कूल में इस पर बात कैसे करें।',
      ],
    },
    head: { image: socialImage('blogs', 'A giant gramophone on a plaza of Voice Valley Park'), category: 'Blog' },
  },
  {
    path: '/about-us',
    words: {
      en: [
        'About us',
        'Our mission: make AI fun, accessible and meaningful for kids aged 12 and up. Meet the eight guides of the realms.',
      ],
      hi: [
        'हमारे बारे में',
        'हमारा मक़सद: 12 साल और उससे बड़े बच्चों के लिए एआई को मज़ेदार, आसान और काम का बनाना। आठ दुनियाओं के गाइडों से मिलिए।',
      ],
    },
    head: {
      image: socialImage('about', 'The gate of AI Park under a string of lanterns, with a big wheel and a balloon'),
    },
  },
  {
    path: '/gallery',
    words: {
      en: [
        'Gallery',
        'Fifteen pictures from inside the game: realms by day and by night, their people, and the machines that children train there.',
      ],
      hi: ['गैलरी', 'खेल के अंदर की पंद्रह तस्वीरें: दिन और रात में दुनियाएँ, उनके लोग, और वे मशीनें जिन्हें बच्चे वहाँ सिखाते हैं।'],
    },
    head: { image: socialImage('gallery', 'Three realms side by side') },
  },
  {
    path: '/teacher/resources',
    words: {
      en: [
        'Teaching resources',
        'Nine guides for teachers: lesson plans of 40 minutes, unplugged activities to print, answer keys and a mapping to AI4K12, CBSE 417 and UNESCO.',
      ],
      hi: [
        'टीचरों के लिए सामग्री',
        'टीचरों के लिए नौ गाइड: 40 मिनट के पाठ की योजनाएँ, छापने लायक़ गतिविधियाँ, जवाब, और AI4K12, CBSE 417 व UNESCO से मिलान।',
      ],
    },
    head: { image: socialImage('resources', 'Lawns and paths of Think Tank Park'), category: 'Teaching' },
  },
  {
    path: '/contact-us',
    words: {
      en: [
        'Contact us',
        'Write to us: questions of parents, teachers and schools, ideas, and things that do not work.',
      ],
      hi: ['संपर्क करें', 'हमें लिखिए: माता-पिता, टीचरों और स्कूलों के सवाल, सुझाव, और वह सब जो ठीक से काम नहीं कर रहा।'],
    },
  },
  {
    path: '/newsletter',
    words: {
      en: ['Newsletter', 'News of new realms, lessons and articles by e-mail. One click unsubscribes.'],
      hi: ['न्यूज़लेटर', 'नई दुनियाओं, पाठों और लेखों की ख़बर ईमेल पर। एक क्लिक में बंद की जा सकती है।'],
    },
  },
  {
    path: '/terms-conditions',
    words: {
      en: ['Terms and conditions', `The rules for using ${PRODUCT}, in plain words.`],
      hi: ['नियम और शर्तें', `${PRODUCT} इस्तेमाल करने के नियम, आसान शब्दों में।`],
    },
  },
  {
    path: '/privacy-policy',
    words: {
      en: [
        'Privacy policy',
        `What ${PRODUCT} keeps about a child, where and for how long, and what you can do about it. No adverts, no tracking.`,
      ],
      hi: [
        'निजता नीति',
        `${PRODUCT} बच्चे के बारे में क्या रखता है, कहाँ और कितने समय तक, और आप क्या कर सकते हैं। न विज्ञापन, न ट्रैकिंग।`,
      ],
    },
  },
  {
    path: '/certificates/verify',
    words: {
      en: ['Verify a certificate', `Check that a certificate of ${PRODUCT} is genuine by its ID.`],
      hi: ['प्रमाणपत्र की जाँच', `आईडी से जाँचिए कि ${PRODUCT} का प्रमाणपत्र असली है।`],
    },
    head: { languages: ['en'] },
  },
  {
    path: '/journey',
    words: {
      en: [
        'AI Learning Journey',
        'The way from the first question about AI to machine learning, topic by topic, with what each teaches and how long it takes.',
      ],
      hi: ['एआई सीखने का सफ़र', 'एआई के पहले सवाल से मशीन लर्निंग तक का रास्ता: हर विषय क्या सिखाता है और उसमें कितना समय लगता है।'],
    },
  },
  {
    path: '/licences',
    words: {
      en: ['Licences', `The free software and fonts that ${PRODUCT} is built with, and their licences.`],
      hi: ['लाइसेंस', `वे मुफ़्त सॉफ़्टवेयर और फ़ॉन्ट जिनसे ${PRODUCT} बना है, और उनके लाइसेंस।`],
    },
  },
  ...DOOR_PAGES,
];
