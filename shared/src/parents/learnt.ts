// What a child has learnt with each task, in plain words for parents, and one thing to try at home; in each language.
import type { ByLanguage } from '../constants/languages.ts';
import type { ProgressPlace } from '../constants/realms.ts';

export type Words = ByLanguage<string>;

interface PlaceWords {
  /** By task id: a phrase that can stand in a list. */
  learnt: Readonly<Record<string, Words>>;
  /** Needs no computer. */
  tryAtHome: Words;
  /** What to try after one task, where the tasks are lessons of their own. */
  tryAfter?: Readonly<Record<string, Words>>;
}

/** Realms that designers add say nothing here until somebody writes their words. */
export const PARENT_WORDS: Readonly<Partial<Record<ProgressPlace, PlaceWords>>> = {
  demo: {
    learnt: {
      'collect-stars': {
        en: 'How to find the way in the game and talk to its guides.',
        hi: 'खेल में रास्ता ढूँढ़ना और गाइड से बात करना।',
      },
      'open-drawing-gate': {
        en: 'That a machine learns from examples: it told suns from moons after a few drawings.',
        hi: 'मशीन उदाहरणों से सीखती है: कुछ चित्र देखकर उसने सूरज और चाँद में फ़र्क़ करना सीखा।',
      },
      'make-sign-speak': {
        en: 'How one line of Python makes a computer say something.',
        hi: 'पाइथन की एक लाइन से कंप्यूटर से कुछ कहलवाना।',
      },
    },
    tryAtHome: {
      en: 'Draw five suns and five moons together. Which drawing would a machine mix up, and why?',
      hi: 'साथ बैठकर पाँच सूरज और पाँच चाँद बनाइए। मशीन किस चित्र में धोखा खाएगी, और क्यों?',
    },
  },
  'ai-adventure-park': {
    learnt: {
      'learn-project-cycle': {
        en: 'The six steps of an AI project, from a clear question to a model that is used.',
        hi: 'एआई प्रोजेक्ट के छह चरण: साफ़ सवाल से लेकर काम में आने वाले मॉडल तक।',
      },
      'explore-domains': {
        en: 'Three kinds of data that AI works with: numbers, pictures and language.',
        hi: 'एआई तीन तरह के डेटा पर काम करता है: संख्याएँ, तस्वीरें और भाषा।',
      },
      'understand-ethics': {
        en: 'Which questions to ask before an AI decides about people.',
        hi: 'लोगों के बारे में एआई कोई फ़ैसला करे, उससे पहले कौन-से सवाल पूछने चाहिए।',
      },
      'pass-bioethics-quiz': {
        en: 'What fairness means when AI helps in medicine.',
        hi: 'जब इलाज में एआई मदद करे, तब न्याय का क्या मतलब है।',
      },
    },
    tryAtHome: {
      en: 'Pick a small problem at home, such as food that is left over. Ask together: who has it, what is it, where, and why?',
      hi: 'घर की कोई छोटी समस्या चुनिए, जैसे बचा हुआ खाना। साथ मिलकर पूछिए: किसकी समस्या है, क्या है, कहाँ है और क्यों है?',
    },
  },
  'robo-realm': {
    learnt: {
      'movement-tutorial': { en: 'How to move in a realm with the keyboard.', hi: 'कीबोर्ड से दुनिया में चलना-फिरना।' },
      'collect-objects': { en: 'How to search a realm with a plan.', hi: 'सोच-समझकर किसी जगह की तलाशी लेना।' },
      'learn-from-nova': {
        en: 'What AI is, what it is not, and three kinds of it.',
        hi: 'एआई क्या है, क्या नहीं है, और उसके तीन प्रकार।',
      },
      'program-tractor': {
        en: 'How to write steps in the right order, and how to repeat them with a loop.',
        hi: 'क़दमों को सही क्रम में लिखना और लूप से उन्हें दोहराना।',
      },
    },
    tryAtHome: {
      en: 'Play robot: your child gives you exact steps to make tea or a sandwich, and you do only what is said.',
      hi: '‘रोबोट’ खेलिए: बच्चा चाय या सैंडविच बनाने के एक-एक क़दम बोले, और आप सिर्फ़ वही कीजिए जो कहा गया।',
    },
  },
  'wonder-vision-valley': {
    learnt: {
      'collect-objects': { en: 'How to look closely and notice details.', hi: 'ध्यान से देखना और बारीकियाँ पकड़ना।' },
      'image-analysis-challenge': {
        en: 'That a picture is a grid of numbers, and how a computer finds edges and names drawings.',
        hi: 'तस्वीर असल में संख्याओं की ग्रिड है, और कंप्यूटर किनारे ढूँढ़कर चित्र कैसे पहचानता है।',
      },
    },
    tryAtHome: {
      en: 'Zoom into a photo on a phone until you see its squares. Which colours hide in a face or in the sky?',
      hi: 'फ़ोन पर किसी फ़ोटो को इतना बड़ा कीजिए कि उसके चौकोर ख़ाने दिखें। चेहरे या आसमान में कौन-से रंग छिपे हैं?',
    },
  },
  'think-tank-park': {
    learnt: {
      'collect-objects': { en: 'How to search a maze without going in circles.', hi: 'भूलभुलैया में बिना चक्कर काटे खोजना।' },
      'interact-with-wizard': { en: 'How to bring findings together.', hi: 'मिली हुई चीज़ों को जोड़कर देखना।' },
      'learn-data-visualization': {
        en: 'How a machine finds a way, predicts what comes next, and which charts tell the truth.',
        hi: 'मशीन रास्ता कैसे ढूँढ़ती है, आगे का अनुमान कैसे लगाती है, और कौन-से चार्ट सच बताते हैं।',
      },
    },
    tryAtHome: {
      en: 'Find a chart in a newspaper or an advertisement. Where does its axis begin, and does that make it look bigger?',
      hi: 'अख़बार या विज्ञापन में कोई चार्ट ढूँढ़िए। उसका अक्ष कहाँ से शुरू होता है, और क्या इससे फ़र्क़ बड़ा दिखता है?',
    },
  },
  'imagination-island': {
    learnt: {
      'train-word-river': {
        en: 'How a small language model writes: it counts which word follows which.',
        hi: 'छोटा भाषा मॉडल कैसे लिखता है: वह गिनता है कि किस शब्द के बाद कौन-सा शब्द आता है।',
      },
      'tame-dice-cave': {
        en: 'Why the same machine can answer safely or surprisingly.',
        hi: 'एक ही मशीन कभी सीधा और कभी चौंकाने वाला जवाब क्यों देती है।',
      },
      'find-truth-gate': {
        en: 'That a fluent sentence may be false, and how a source helps.',
        hi: 'बढ़िया लिखा वाक्य भी ग़लत हो सकता है, और स्रोत देखने से मदद मिलती है।',
      },
      'win-maker-vs-checker': {
        en: 'How two machines make pictures by correcting each other, and whom to credit.',
        hi: 'दो मशीनें एक-दूसरे को सुधारकर तस्वीर कैसे बनाती हैं, और श्रेय किसे देना चाहिए।',
      },
    },
    tryAtHome: {
      en: 'Take turns telling a story word by word. Then ask of one sentence: how could we check whether it is true?',
      hi: 'बारी-बारी एक-एक शब्द बोलकर कहानी बनाइए। फिर किसी वाक्य पर पूछिए: यह सच है या नहीं, कैसे जाँचें?',
    },
  },
  'fun-factory-realm': {
    learnt: {
      'label-joke-belt': {
        en: 'Why people must label data, and that they do not always agree.',
        hi: 'डेटा पर लेबल लोगों को क्यों लगाने पड़ते हैं, और वे हर बार एकमत क्यों नहीं होते।',
      },
      'train-laugh-o-meter': {
        en: 'How to train a model on words and count its two kinds of mistake.',
        hi: 'शब्दों से मॉडल ट्रेन करना और उसकी दो तरह की ग़लतियाँ गिनना।',
      },
      'build-meme-machine': {
        en: 'That a machine copies when it has seen too little.',
        hi: 'कम उदाहरण मिलें तो मशीन नक़ल करने लगती है।',
      },
      'defeat-neo': {
        en: 'That well-chosen data beats more data.',
        hi: 'ढेर सारे डेटा से बेहतर है सोच-समझकर चुना हुआ डेटा।',
      },
    },
    tryAtHome: {
      en: 'Each of you rates five jokes as kind or unkind, in secret. Compare: where did you disagree?',
      hi: 'पाँच चुटकुलों पर अलग-अलग, चुपचाप लिखिए: किसी का दिल दुखाता है या नहीं। फिर मिलाइए: कहाँ राय अलग रही?',
    },
  },
  'voice-valley-park': {
    learnt: {
      'teach-bridge-robot': {
        en: 'How sound becomes numbers, and why a robot must be tested with voices that it has never heard.',
        hi: 'आवाज़ संख्याओं में कैसे बदलती है, और रोबोट को नई आवाज़ों से परखना क्यों ज़रूरी है।',
      },
      'forty-trophies': {
        en: 'The words of the field, practised in forty questions.',
        hi: 'इस विषय के शब्द, चालीस सवालों में पक्के किए।',
      },
    },
    tryAtHome: {
      en: 'Say the same word to a phone in a whisper, quickly and from far away. When does it stop understanding?',
      hi: 'फ़ोन से एक ही शब्द फुसफुसाकर, जल्दी-जल्दी और दूर से बोलिए। वह कब समझना बंद कर देता है?',
    },
  },
  'safety-star-city': {
    learnt: {
      'escape-feed': {
        en: 'How a feed picks what it shows, and how to change it.',
        hi: 'फ़ीड कैसे चुनती है कि क्या दिखाना है, और उसे कैसे बदला जाए।',
      },
      'phish-fort': {
        en: 'By which signs a fraudulent message gives itself away.',
        hi: 'धोखे वाला संदेश किन निशानों से पकड़ में आता है।',
      },
      'real-or-made': {
        en: 'Why pictures can be made up, and whom to tell when something is wrong.',
        hi: 'तस्वीरें बनावटी क्यों हो सकती हैं, और कुछ गड़बड़ लगे तो किसे बताना है।',
      },
    },
    tryAtHome: {
      en: 'Look at a message that asks for money or a code. Name its signs together, and agree on whom to ask first.',
      hi: 'पैसे या कोड माँगने वाला कोई संदेश साथ देखिए। उसके निशान गिनाइए, और तय कीजिए कि सबसे पहले किससे पूछना है।',
    },
  },
  'python-world': {
    learnt: {
      'learn-print': { en: 'How to make a program show text.', hi: 'प्रोग्राम से कुछ लिखवाना।' },
      'learn-variables': {
        en: 'How a program remembers a value under a name.',
        hi: 'प्रोग्राम किसी मान को नाम देकर कैसे याद रखता है।',
      },
      'learn-input': {
        en: 'How a program asks a question and uses the answer.',
        hi: 'प्रोग्राम सवाल पूछकर जवाब कैसे काम में लेता है।',
      },
      'learn-indentation': {
        en: 'How spaces show which lines belong together.',
        hi: 'ख़ाली जगह से कैसे पता चलता है कि कौन-सी लाइनें साथ हैं।',
      },
      'learn-if-else': {
        en: 'How a program decides between two ways.',
        hi: 'प्रोग्राम दो रास्तों में से एक कैसे चुनता है।',
      },
      'learn-operators': { en: 'How a program calculates and compares.', hi: 'प्रोग्राम हिसाब और तुलना कैसे करता है।' },
      'learn-loops': { en: 'How a program repeats its steps.', hi: 'प्रोग्राम अपने क़दम कैसे दोहराता है।' },
      'learn-functions': {
        en: 'How to give a list of steps a name and use it again.',
        hi: 'क़दमों की सूची को नाम देकर बार-बार काम में लेना।',
      },
    },
    tryAtHome: {
      en: 'Ask your child to read one program to you, line by line, and to guess what it prints.',
      hi: 'बच्चे से कहिए कि एक प्रोग्राम लाइन-दर-लाइन पढ़कर सुनाए और अनुमान लगाए कि वह क्या लिखेगा।',
    },
    tryAfter: {
      'learn-variables': {
        en: 'Label three jars, put a number on a slip into each, and swap two of them. How many hands do you need?',
        hi: 'तीन डिब्बों पर नाम लिखिए, हरेक में एक संख्या की पर्ची डालिए और दो को आपस में बदलिए। बीच में तीसरी जगह क्यों चाहिए?',
      },
      'learn-input': {
        en: 'Let your child interview you with three questions and use every answer in one sentence.',
        hi: 'बच्चा आपसे तीन सवाल पूछे और हर जवाब को एक वाक्य में पिरोए।',
      },
      'learn-indentation': {
        en: 'Write a recipe as a list and move in what belongs to one step. Does it read more easily?',
        hi: 'कोई रेसिपी सूची की तरह लिखिए और जो बातें एक ही क़दम की हैं, उन्हें थोड़ा अंदर लिखिए। क्या पढ़ना आसान हुआ?',
      },
      'learn-if-else': {
        en: 'Make a rule for the evening: if it rains, then …, else …. Who finds a case that the rule forgets?',
        hi: 'शाम का एक नियम बनाइए: अगर बारिश हो तो …, नहीं तो …। ऐसी बात कौन ढूँढ़ेगा जो नियम में छूट गई?',
      },
      'learn-operators': {
        en: 'At the shop, compare two packets: which is cheaper per 100 grams?',
        hi: 'दुकान पर दो पैकेट मिलाइए: 100 ग्राम के हिसाब से कौन-सा सस्ता है?',
      },
      'learn-loops': {
        en: 'Find a loop in daily life, such as climbing stairs. When does it end?',
        hi: 'रोज़ के काम में एक ‘लूप’ ढूँढ़िए, जैसे सीढ़ियाँ चढ़ना। वह कब ख़त्म होता है?',
      },
      'learn-functions': {
        en: 'Give a chore of four steps one short name, and use only the name for a day.',
        hi: 'चार क़दमों वाले किसी काम को एक छोटा नाम दीजिए और दिन भर सिर्फ़ वही नाम बोलिए।',
      },
    },
  },
  'school-unit-2': {
    learnt: {
      'unit-2-matching': {
        en: 'How AI, machine learning and deep learning differ, by examples.',
        hi: 'उदाहरणों से: एआई, मशीन लर्निंग और डीप लर्निंग में क्या फ़र्क़ है।',
      },
      'unit-2-pictures': {
        en: 'Why a machine needs labelled pictures.',
        hi: 'मशीन को लेबल लगी तस्वीरें क्यों चाहिए।',
      },
      'unit-2-robot': {
        en: 'How a robot learns shapes and is tested on new ones.',
        hi: 'रोबोट आकार कैसे सीखता है और नए आकारों पर कैसे परखा जाता है।',
      },
      'unit-2-fruit': {
        en: 'How the answers of a model follow from the labels it was given.',
        hi: 'मॉडल के जवाब उन्हीं लेबलों से निकलते हैं जो उसे दिए गए।',
      },
    },
    tryAtHome: {
      en: 'Sort the fruit or spices at home into groups. Which one could stand in two groups?',
      hi: 'घर के फलों या मसालों को समूहों में बाँटिए। कौन-सी चीज़ दो समूहों में जा सकती है?',
    },
  },
};

export const learntWords = (place: ProgressPlace, task: string): Words | undefined => PARENT_WORDS[place]?.learnt[task];

export const tryAtHomeWords = (place: ProgressPlace, task: string): Words | undefined =>
  PARENT_WORDS[place]?.tryAfter?.[task] ?? PARENT_WORDS[place]?.tryAtHome;
