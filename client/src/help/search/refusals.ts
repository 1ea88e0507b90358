// Recognises what Ask Owl does not answer: personal data, a child in trouble, and harmful or unkind questions.

export type Refusal = 'personal' | 'worried' | 'harmful';

const any =
  (...patterns: readonly RegExp[]) =>
  (text: string) =>
    patterns.some((pattern) => pattern.test(text));

const hasPersonalData = any(
  // E-mail addresses.
  /[\w.+-]+@[\w-]+\.\w{2,}/,
  // Ten digits of an Indian phone, also with +91 or 0, spaces and hyphens; twelve digits in fours, as on an Aadhaar card.
  /(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/,
  /(?<!\d)[2-9]\d{3}[\s-]?\d{4}[\s-]?\d{4}(?!\d)/,
  // Any other long number: accounts, cards, phones abroad.
  /(?:\d[\s-]?){9,}/,
  /\bmy (?:\w+ )?(?:password|pass ?phrase|pass ?code|pin|otp) (?:is|was|:|=)\s*(?!wrong|not|lost|gone|forgotten|too|incorrect)\S/,
  /\bmy (?:phone|mobile|whatsapp|contact|aadhaa?r)(?: number| no)? (?:is|:|=)\s*\+?\d/,
  /\bmy (?:home |e-?mail )?(?:address|full name|real name|e-?mail)(?: id)? (?:is|:|=)\s*(?!not|wrong|lost|shown|needed|missing)\S/,
  /\bi live (?:at|in|on|near) (?:\S+ ){0,3}?(?:\d|road|street|nagar|colony|sector|lane|flat|house)/,
  /\b(?:mera|meri|mere) (?:password|phone|mobile|number|address|pata|aadhaa?r|email|pin)(?: number)? (?!kya|kaise|kahan|kho|bhul|bhool|nahi|galat|change|reset|badal)\S*\s*\S* ?(?:hai|h)\b/,
  /मेर[ाी] (?:पूरा )?(?:फ़ोन|फोन|मोबाइल|पता|पासवर्ड|आधार|ईमेल|पिन)(?: नंबर)? (?!क्या|कैसे|कहाँ|कहां|भूल|खो|नहीं|ग़लत|गलत|बदल)(?:\S+ ){1,4}है/,
);

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
  /\b(?:stupid|idiot|idiots|dumb|shut up|hate you|fuck\w*|shit\w*|bitch\w*|asshole|bastard|kutta|kutte|kamina|chutiya|bewakoof|bewkoof)\b/,
  /(?:बम|बंदूक|बंदूक़|हथियार|ज़हर|जहर) (?:कैसे|बना)|(?:अकाउंट|पासवर्ड|खाता) (?:\S+ )*(?:हैक|चुरा)|हैक कैसे|बेवक़ूफ़|बेवकूफ|गधे|कमीन|कुत्ते/,
);

/** What is wrong with the question; a child in trouble comes first. Bullying online is a lesson too, but help is nearer. */
export function refusalOf(question: string): Refusal | null {
  const text = question.normalize('NFC').toLowerCase().replaceAll(/[’']/g, '');
  if (isWorried(text)) return 'worried';
  if (hasPersonalData(text)) return 'personal';
  return isHarmful(text) ? 'harmful' : null;
}
