// Recognises what Ask Owl does not answer: personal data, a child in trouble, and harmful or unkind questions.
import { plainWords } from '@lanternwise/shared/safety/plainWords';
import { findPrivate, findRude } from '@lanternwise/shared/safety/sharedWords';

export type Refusal = 'personal' | 'worried' | 'harmful';

const any =
  (...patterns: readonly RegExp[]) =>
  (text: string) =>
    patterns.some((pattern) => pattern.test(text));

/** Of other long numbers too: accounts, cards, phones abroad. */
const LONG_NUMBER = /(?:\d[\s-]?){9}/;
const hasPersonalData = (text: string): boolean => LONG_NUMBER.test(text) || findPrivate(text).length > 0;

const isWorried = any(
  /\b(?:hurt(?:s|ing)?|hit(?:s|ting)?|beat(?:s|ing)?|touch(?:es|ed|ing)?|abus\w+|threaten\w*|blackmail\w*|follow(?:s|ing)?|stalk\w*|scar(?:es|ing)) (?:me|us)\b/,
  /\bbull(?:y|ied|ying|ies)\b/,
  /\b(?:want(?:ed)? to|wanna|going to|gonna) (?:die|disappear|kill my ?self|hurt my ?self|run away)\b/,
  /\b(?:kill|hurt|harm|cut)(?:ing)? my ?self\b|\bsuicid\w*|\bself[ -]?harm\w*/,
  /\b(?:stranger|man|somebody|someone|person|people|he|she|they)\b.*\b(?:ask|asks|asked|want|wants|sent|send|sends)\b.*\b(?:photo|photos|picture|pictures|pics?|nudes?|meet|secret)\b/,
  /\bi(?: am| feel|m) (?:so |very |really )?(?:scared|afraid|unsafe|alone|hopeless|depressed)\b/,
  /\b(?:no ?one|nobody) (?:loves|likes|cares about) me\b/,
  /\b(?:marna|mar jana|marne) (?:chaht|chah)\w*|\b(?:mujhe|muje) (?:\S+ )*(?:marta|marte|maarta|maarte|peet\w*|dara\w*|dhamk\w*|dar lag\w*)\b/,
  /(?:मरना|मर जाना) चाह|आत्महत्या|(?:मुझे|मुझको)(?: \S+)* (?:मारत|पीट|धमक|डरा|छूत|छेड़|डर लग)|तंग करत/,
);

const isHarmful = any(
  /\b(?:bomb|bombs|grenade|gun|guns|weapon|weapons|explosive|explosives|poison)\b/,
  /\b(?:hack|hacking|crack|steal|stealing)\b.*\b(?:account|accounts|password|passwords|wifi|phone|money|system|site|website|teacher|teachers|friend|friends|school)\b/,
  /\b(?:porn|sex|sexy|nude|nudes|naked|drugs|cocaine|weed|alcohol|beer|cigarettes?|vape)\b/,
  /\b(?:cheat|cheating)\b.*\b(?:exam|exams|test)\b/,
  /\bhow (?:to|do i|can i|do you)\b.*\b(?:kill|hurt|poison|bully)\b/,
  /\b(?:kutta|kutte)\b/,
  /(?:बम|बंदूक|बंदूक़|हथियार|ज़हर|जहर) (?:कैसे|बना)|(?:अकाउंट|पासवर्ड|खाता) (?:\S+ )*(?:हैक|चुरा)|हैक कैसे|गधे|कुत्ते/,
);

/** What is wrong with the question; a child in trouble comes first. Bullying online is a lesson too, but help is nearer. */
export function refusalOf(question: string): Refusal | null {
  const text = plainWords(question);
  if (isWorried(text)) return 'worried';
  if (hasPersonalData(text)) return 'personal';
  return isHarmful(text) || findRude(text).length > 0 ? 'harmful' : null;
}
