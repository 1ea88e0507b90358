// The Hindi of all texts of the courses, by their English; for pages of the client and for what the server tells search engines.
import type { Language } from '../constants/languages.ts';

export const HINDI_COURSE_TEXTS: Readonly<Record<string, string>> = {
  'Kinds of AI': 'एआई के प्रकार',
  'Project cycle': 'प्रोजेक्ट साइकिल',
  Data: 'डेटा',
  Testing: 'परखना',
  'Image recognition': 'तस्वीर पहचानना',
  'AI Adventure': 'एआई एडवेंचर',
  'Eight realms, from "what is AI?" to keeping a whole city safe.':
    'आठ दुनियाएँ: “एआई क्या है?” से लेकर पूरे शहर को सुरक्षित रखने तक।',
  'Walk through eight realms and build what you learn: a fair model, a program for a tractor, a machine that sees, one that writes and one that listens. Whoever completes all eight earns a certificate.':
    'आठ दुनियाओं में चलिए और जो सीखें, उसे बनाइए: एक निष्पक्ष मॉडल, ट्रैक्टर का प्रोग्राम, देखने वाली, लिखने वाली और सुनने वाली मशीन। आठों पूरी करने पर प्रमाणपत्र मिलता है।',
  'Explain how an AI project goes from a question to a working model, and what makes it fair.':
    'समझाना कि एआई प्रोजेक्ट सवाल से काम करते मॉडल तक कैसे पहुँचता है, और निष्पक्ष कैसे बनता है।',
  'Train small models for numbers, pictures, words and voices, and test them honestly.':
    'संख्याओं, तस्वीरों, शब्दों और आवाज़ों के छोटे मॉडल ट्रेन करना और ईमानदारी से परखना।',
  'Read a chart, a filter and a confusion table, and say what they do not show.':
    'चार्ट, फ़िल्टर और कन्फ़्यूज़न मैट्रिक्स पढ़ना, और बताना कि वे क्या नहीं दिखाते।',
  'Spot fakes, frauds and feeds that pull you in, and know whom to ask.':
    'बनावटी चीज़ें, धोखे और उलझाने वाली फ़ीड पहचानना, और जानना कि किससे पूछना है।',
  'Big Ideas 1 to 5: perception, representation, learning, natural interaction, societal impact.':
    'बिग आइडिया 1 से 5: देखना-सुनना, निरूपण और तर्क, सीखना, सहज संवाद, समाज पर असर।',
  'Classes IX and X: AI project cycle, data, computer vision, natural language, evaluation, ethics.':
    'कक्षा 9 और 10: एआई प्रोजेक्ट साइकिल, डेटा, कंप्यूटर विज़न, प्राकृतिक भाषा, मूल्यांकन, नैतिकता।',
  'AI competency framework for students: human-centred mindset, ethics, techniques, system design.':
    'विद्यार्थियों के लिए एआई दक्षता ढाँचा: इंसान-केंद्रित सोच, नैतिकता, तकनीकें, सिस्टम डिज़ाइन।',
  'AI Adventure Park': 'एआई एडवेंचर पार्क',
  'Park Explorer': 'पार्क का खोजी',
  'Robo Realm': 'रोबो रेल्म',
  'Field Programmer': 'खेत के प्रोग्रामर',
  'Wonder Vision Valley': 'वंडर विज़न वैली',
  'Image Analyst': 'चित्र-विश्लेषक',
  'Think Tank Park': 'थिंक टैंक पार्क',
  'Clear Thinker': 'साफ़ सोच वाले',
  'Imagination Island': 'इमैजिनेशन आइलैंड',
  'Word Maker': 'शब्दों के कारीगर',
  'Fun Factory Realm': 'फ़न फ़ैक्टरी रेल्म',
  'Laugh Engineer': 'हँसी इंजीनियर',
  'Voice Valley Park': 'वॉइस वैली पार्क',
  'Voice Teacher': 'आवाज़ शिक्षक',
  'Safety Star City': 'सेफ़्टी स्टार सिटी',
  'Star Guardian': 'तारा रक्षक',
  'The six steps of an AI project, three kinds of data, and four questions of fairness.':
    'एआई प्रोजेक्ट के छह चरण, तीन तरह का डेटा, और निष्पक्षता के चार सवाल।',
  'What AI is, three kinds of it, and a tractor that drives by your program.':
    'एआई क्या है, उसके तीन प्रकार, और आपके प्रोग्राम से चलने वाला ट्रैक्टर।',
  'Pixels are numbers, filters find edges, and examples teach a machine to name your drawings.':
    'पिक्सेल संख्याएँ हैं, फ़िल्टर किनारे ढूँढ़ते हैं, और उदाहरणों से मशीन आपके चित्र पहचानना सीखती है।',
  'A search finds its way, a pattern foretells, and a chart tells the truth or not.':
    'खोज अपना रास्ता ढूँढ़ती है, पैटर्न आगे की बात बताता है, और चार्ट सच कहता है या नहीं।',
  'Build a machine that writes and one that draws, and find out why fluent is not true.':
    'एक लिखने वाली और एक चित्र बनाने वाली मशीन बनाइए, और जानिए कि बढ़िया लिखा हुआ सच क्यों नहीं हो जाता।',
  'Label jokes, train a laugh-o-meter, and see how lopsided data makes lopsided machines.':
    'चुटकुलों पर लेबल लगाइए, हँसी-मीटर को ट्रेन कीजिए, और देखिए कि एकतरफ़ा डेटा से मशीन भी एकतरफ़ा हो जाती है।',
  'Sound becomes numbers, numbers become words, and a robot learns three of yours.':
    'आवाज़ संख्या बनती है, संख्याएँ शब्द, और एक रोबोट आपके तीन शब्द सीखता है।',
  'How a feed, a fake and a fraud work, and what to do when something goes wrong.':
    'फ़ीड, बनावटी चीज़ें और धोखे कैसे काम करते हैं, और कुछ गड़बड़ हो तो क्या करना है।',
  Ethics: 'नैतिकता',
  Sequences: 'क्रम',
  Loops: 'लूप',
  Pixels: 'पिक्सेल',
  Filters: 'फ़िल्टर',
  Search: 'खोज',
  Patterns: 'पैटर्न',
  Charts: 'चार्ट',
  'Language models': 'भाषा के मॉडल',
  'Fact checking': 'सच की जाँच',
  Generation: 'नई चीज़ें बनाना',
  Labels: 'लेबल',
  'Precision and recall': 'प्रिसिज़न और रिकॉल',
  Bias: 'पूर्वाग्रह',
  Sound: 'ध्वनि',
  Features: 'ख़ासियतें',
  Feeds: 'फ़ीड',
  Phishing: 'फ़िशिंग',
  Sources: 'स्रोत',
  'Python World': 'पाइथन वर्ल्ड',
  'Eight cake shops, eight pieces of Python, real programs of your own.':
    'केक की आठ दुकानें, पाइथन की आठ बातें, और आपके ख़ुद के असली प्रोग्राम।',
  'Every shop on the street teaches one building block of Python. You read, predict, repair and write programs that really run, in your browser, with an error message that a human can read.':
    'गली की हर दुकान पाइथन की एक बात सिखाती है। आप प्रोग्राम पढ़ते हैं, अनुमान लगाते हैं, सुधारते और लिखते हैं। वे सचमुच आपके ब्राउज़र में चलते हैं, और गड़बड़ी साफ़ शब्दों में बताई जाती है।',
  'Write programs that print, ask, remember and decide.': 'ऐसे प्रोग्राम लिखना जो लिखें, पूछें, याद रखें और फ़ैसला करें।',
  'Repeat with loops and give recipes a name with functions.': 'लूप से दोहराना और फ़ंक्शन से काम को नाम देना।',
  'Read an error message, find its line and repair it.': 'गड़बड़ी का संदेश पढ़ना, उसकी लाइन ढूँढ़ना और सुधारना।',
  'Predict what a program does before it runs.': 'चलाने से पहले अनुमान लगाना कि प्रोग्राम क्या करेगा।',
  'Class IX and X, Unit "Introduction to Python": variables, input, operators, conditions, loops.':
    'कक्षा 9 और 10, यूनिट “पाइथन का परिचय”: वेरिएबल, इनपुट, ऑपरेटर, शर्तें, लूप।',
  'Big Idea 2: representation and reasoning; programs as exact steps.':
    'बिग आइडिया 2: निरूपण और तर्क; प्रोग्राम यानी सटीक क़दम।',
  'AI techniques and applications: computational thinking and programming.':
    'एआई की तकनीकें और उपयोग: कंप्यूटर वाली सोच और प्रोग्रामिंग।',
  'Print: Cupcake Corner': 'प्रिंट: कपकेक कॉर्नर',
  'Tell the computer what to say.': 'कंप्यूटर को बताइए कि क्या कहना है।',
  print: 'print',
  Text: 'टेक्स्ट',
  'Variables: Sweet Jars': 'वेरिएबल: मिठाई के मर्तबान',
  'Give a value a name, and change it.': 'किसी मान को नाम दीजिए, और उसे बदलिए।',
  Variables: 'वेरिएबल',
  'Input: The Order Bell': 'इनपुट: ऑर्डर की घंटी',
  'Ask somebody and use the answer.': 'किसी से पूछिए और जवाब काम में लीजिए।',
  input: 'input',
  Numbers: 'संख्याएँ',
  'Indentation: Layer Cakes': 'इंडेंटेशन: परतदार केक',
  'Show which lines belong together.': 'दिखाइए कि कौन-सी लाइनें साथ हैं।',
  Blocks: 'ब्लॉक',
  'If and Else: This or That': 'इफ़ और एल्स: यह या वह',
  'Let a program choose.': 'प्रोग्राम को चुनने दीजिए।',
  Conditions: 'शर्तें',
  'Operators: Biscuit Scales': 'ऑपरेटर: बिस्कुट का तराज़ू',
  'Calculate and compare.': 'हिसाब और तुलना कीजिए।',
  Operators: 'ऑपरेटर',
  'Loops: Doughnut Loop': 'लूप: डोनट लूप',
  'Say it once, do it often.': 'एक बार कहिए, बार-बार कराइए।',
  for: 'for',
  while: 'while',
  'Functions: The Mixery': 'फ़ंक्शन: मिक्सरी',
  'Give a recipe a name.': 'रेसिपी को नाम दीजिए।',
  Functions: 'फ़ंक्शन',
  'School Class X': 'स्कूल कक्षा 10',
  'Two units that follow the Class X syllabus.': 'दो यूनिट, जो कक्षा 10 के पाठ्यक्रम पर चलती हैं।',
  'Made for lessons of 40 minutes with a whole class. Unit 1 walks the AI project cycle in AI Adventure Park; Unit 2 sorts out AI, machine learning and deep learning.':
    'पूरी क्लास के साथ 40 मिनट के पीरियड के लिए। यूनिट 1 एआई एडवेंचर पार्क में एआई प्रोजेक्ट साइकिल से गुज़रती है; यूनिट 2 एआई, मशीन लर्निंग और डीप लर्निंग का फ़र्क़ साफ़ करती है।',
  'Describe the stages of the AI project cycle with an example of your own.':
    'अपने उदाहरण से एआई प्रोजेक्ट साइकिल के चरण बताना।',
  'Tell the three domains of AI apart: data, vision, language.': 'एआई के तीन क्षेत्रों में फ़र्क़ करना: डेटा, विज़न, भाषा।',
  'Say how AI, machine learning and deep learning hang together.':
    'बताना कि एआई, मशीन लर्निंग और डीप लर्निंग आपस में कैसे जुड़े हैं।',
  'Class X, Part B: Unit 1 Introduction to AI, Unit 2 AI project cycle.':
    'कक्षा 10, भाग B: यूनिट 1 एआई का परिचय, यूनिट 2 एआई प्रोजेक्ट साइकिल।',
  'Big Ideas 3 and 5: learning, societal impact.': 'बिग आइडिया 3 और 5: सीखना, समाज पर असर।',
  'Ethics of AI; AI techniques and applications, level "understand".':
    'एआई की नैतिकता; एआई की तकनीकें और उपयोग, स्तर “समझना”।',
  'Unit 1: The AI project cycle': 'यूनिट 1: एआई प्रोजेक्ट साइकिल',
  'Project cycle, domains of AI and ethical frameworks, with three guides in AI Adventure Park.':
    'एआई एडवेंचर पार्क में तीन गाइड के साथ: प्रोजेक्ट साइकिल, एआई के क्षेत्र और नैतिक ढाँचे।',
  Domains: 'क्षेत्र',
  'Unit 2: AI, ML and DL': 'यूनिट 2: एआई, एमएल और डीएल',
  'What learning from data adds to rules, and what deep networks add to that.':
    'डेटा से सीखना नियमों में क्या जोड़ता है, और गहरे नेटवर्क उसमें और क्या जोड़ते हैं।',
  'Machine learning': 'मशीन लर्निंग',
  'Deep learning': 'डीप लर्निंग',
  'Match examples with AI, ML and DL.': 'उदाहरणों को एआई, एमएल और डीएल से मिलाएँ।',
  'Label the pictures.': 'तस्वीरों पर लेबल लगाएँ।',
  'Train the robot and test it.': 'रोबोट को ट्रेन करें और परखें।',
  'Train the fruit model and test it.': 'फलों वाले मॉडल को ट्रेन करें और परखें।',
  'Map Making': 'नक़्शे बनाना',
  'Build a realm of your own, from the first sketch to the first visitor.':
    'अपनी दुनिया बनाइए: पहले रेखाचित्र से पहले मेहमान तक।',
  'The guide our own designers work by, as six lessons. You need the free map editor Tiled and a computer; no programming.':
    'वही गाइड जिस पर हमारे डिज़ाइनर चलते हैं, छह पाठों में। चाहिए मुफ़्त नक़्शा-संपादक Tiled और एक कंप्यूटर; प्रोग्रामिंग नहीं।',
  'Plan a place so that it teaches something.': 'जगह की ऐसी योजना बनाना कि वह कुछ सिखाए।',
  'Build a map with ground, walls, characters and things to find.':
    'ज़मीन, दीवारों, किरदारों और ढूँढ़ने की चीज़ों वाला नक़्शा बनाना।',
  'Test it with real people and make it better.': 'असली लोगों के साथ परखना और बेहतर बनाना।',
  'Big Idea 4: natural interaction; designing for people.': 'बिग आइडिया 4: सहज संवाद; लोगों के लिए डिज़ाइन।',
  'Design thinking and problem scoping with users.': 'डिज़ाइन थिंकिंग और उपयोग करने वालों के साथ समस्या का दायरा।',
  'AI system design: human-centred design, testing with users.':
    'एआई सिस्टम डिज़ाइन: इंसान-केंद्रित डिज़ाइन, लोगों के साथ परखना।',
  'Look before you draw': 'बनाने से पहले देखिए',
  'A realm begins with a question it should answer. Walk two realms with open eyes: where does the path lead you, what do you notice first, where do you turn back? Then write in one sentence what a visitor of your realm shall understand.':
    'दुनिया एक सवाल से शुरू होती है, जिसका वह जवाब दे। दो दुनियाओं में आँखें खोलकर चलिए: रास्ता कहाँ ले जाता है, सबसे पहले क्या दिखता है, कहाँ से लौटना पड़ता है? फिर एक वाक्य में लिखिए कि आपकी दुनिया में आने वाला क्या समझकर जाए।',
  'I walked two realms and noted what led me.': 'मैंने दो दुनियाओं में चलकर लिखा कि रास्ता किसने दिखाया।',
  'I wrote the one sentence that my realm teaches.': 'मैंने वह एक वाक्य लिखा जो मेरी दुनिया सिखाती है।',
  'I drew a rough sketch on paper.': 'मैंने काग़ज़ पर मोटा-मोटा रेखाचित्र बनाया।',
  Tiled: 'Tiled',
  Design: 'डिज़ाइन',
  'Ground and paths': 'ज़मीन और रास्ते',
  'Open the project in Tiled. A map is 72 by 48 tiles of 32 pixels. Lay the ground first, then the paths: wide enough for two, never straight for long, always ending at something worth seeing.':
    'Tiled में प्रोजेक्ट खोलिए। नक़्शा 72 × 48 टाइल का होता है, हर टाइल 32 पिक्सेल की। पहले ज़मीन बिछाइए, फिर रास्ते: इतने चौड़े कि दो लोग चल सकें, देर तक सीधे नहीं, और हमेशा किसी देखने लायक़ चीज़ पर ख़त्म।',
  'My map has the right size.': 'मेरे नक़्शे का आकार सही है।',
  'Every path ends at something.': 'हर रास्ता किसी चीज़ पर ख़त्म होता है।',
  'No way is so narrow that one gets stuck.': 'कोई रास्ता इतना तंग नहीं कि कोई फँस जाए।',
  'Walls that feel fair': 'दीवारें जो ठीक लगें',
  'Whatever looks solid must be solid, and nothing else. Draw collision rectangles around the foot of a tree, not around its crown: people walk behind it. Try every corner with the arrow keys.':
    'जो ठोस दिखे, वही ठोस हो, और कुछ नहीं। टकराव वाले आयत पेड़ के तने के पास बनाइए, पत्तों के चारों ओर नहीं: लोग उसके पीछे से निकलते हैं। तीर वाली कुंजियों से हर कोना आज़माइए।',
  'I walked along every wall.': 'मैंने हर दीवार के साथ-साथ चलकर देखा।',
  'There is a start, and nobody is enclosed at it.': 'शुरुआत की जगह है, और वहाँ कोई बंद नहीं रह जाता।',
  'One can walk behind trees and houses.': 'पेड़ों और घरों के पीछे से चला जा सकता है।',
  'People and things to find': 'लोग और ढूँढ़ने की चीज़ें',
  'Give every character a place of its own, away from the others, and something to say in two lines. Hide things where curious people look. The way to each of them must be open.':
    'हर किरदार को बाक़ियों से दूर अपनी जगह दीजिए, और दो लाइनों में कहने को कुछ। चीज़ें वहाँ छिपाइए जहाँ जिज्ञासु लोग देखते हैं। हर चीज़ तक रास्ता खुला हो।',
  'Each character has a place of its own.': 'हर किरदार की अपनी जगह है।',
  'There are things to find, and each can be reached.': 'ढूँढ़ने की चीज़ें हैं, और हर एक तक पहुँचा जा सकता है।',
  'The map check finds nothing to mend.': 'नक़्शे की जाँच में सुधारने को कुछ नहीं मिला।',
  'Tasks that tell a story': 'कार्य जो कहानी कहें',
  'Tasks are the plot: find, ask, try, show. Each one uses what the one before has taught. Write hints for somebody who is stuck, not for somebody who knows.':
    'कार्य ही कहानी हैं: ढूँढ़ना, पूछना, आज़माना, दिखाना। हर कार्य में पिछले की सीख काम आए। संकेत उसके लिए लिखिए जो अटक गया है, उसके लिए नहीं जो जानता है।',
  'My tasks build on each other.': 'मेरे कार्य एक-दूसरे पर टिके हैं।',
  'Each task has a hint that helps.': 'हर कार्य में काम का संकेत है।',
  'There is an exit, and a way to it.': 'बाहर निकलने की जगह है, और वहाँ तक रास्ता भी।',
  'Let somebody play': 'किसी को खेलने दीजिए',
  'Sit beside a friend who has never seen your realm and say nothing. Note every stop and every sigh. Change the three worst places, then ask the next friend.':
    'ऐसे दोस्त के पास बैठिए जिसने आपकी दुनिया कभी नहीं देखी, और कुछ मत बोलिए। हर रुकना और हर आह लिखिए। तीन सबसे ख़राब जगहें बदलिए, फिर अगले दोस्त से कहिए।',
  'Somebody played it without my help.': 'किसी ने इसे मेरी मदद के बिना खेला।',
  'I changed the three worst places.': 'मैंने तीन सबसे ख़राब जगहें बदलीं।',
  'A second person found it easier.': 'दूसरे व्यक्ति को यह आसान लगा।',
};

/** A text of a course; English where there is no Hindi. */
export const courseText = (english: string, language: Language): string =>
  language === 'hi' ? (HINDI_COURSE_TEXTS[english] ?? english) : english;
