// Recognises what draws a child into a secret: silence towards others, meetings alone, pictures, and talk in other places.
import type { Span } from './plainWords.ts';

/** What a sentence asks for: to hide something from others, to meet, pictures or a camera, or a way around the class. */
export type SecrecyProblem = 'secret' | 'meeting' | 'picture' | 'contact';

/**
 * For words as `foldToWords` has them, in English, Hindi, and Hindi in Latin letters. Held to a corpus (testing/secrecyCorpus.ts). Whatever
 * repeats is bounded, and letters with a dot below stand in two signs, as the folded text has them.
 */
export const SECRECY_PATTERNS: Readonly<Record<SecrecyProblem, readonly RegExp[]>> = {
  secret: [
    /\b(?:dont|do not|never|not|lets not|wont|cant|cannot|shouldnt|mustnt|no need to) (?:to )?(?:ever )?(?:tell|show|inform|share (?:it|this) with) (?:it to |this to )?(?:your |the |my )?(?:mum|mom|mummy|mommy|mother|dad|daddy|father|papa|parents?|family|guardians?|sister|brother|grand\w{1,10}|teachers?|principal|police)\b/,
    /\b(?:dont|do not|never|not|lets not|wont|cant|cannot|shouldnt|mustnt|no need to) (?:to )?(?:ever )?(?:tell|show|share (?:it|this) with) (?:it to |this to )?(?:any ?one|any ?body|a soul|others|people|your friends?|your classmates?)\b(?! (?:your|the|a|which|what)(?: \w{1,20}){0,2} (?:password|pass ?phrase|pass ?code|pin|answers?|solutions?|pictures?))(?! (?:your|the) (?:password|pin|answer|solution))/,
    /\b(?:dont|do not|never) let (?:any ?one|any ?body|your \w{1,12}|them) (?:know|see|find|hear|notice)\b/,
    /\bour (?:own |little |big |small |special )?secrets?\b|\bkeep (?:this|it|that|our|my|a|the) (?:\w{1,12} )?(?:a )?(?:little )?secrets?\b|\bkeep (?:this|that) (?:to yourself|quiet|private)\b|\b(?:keep|stay) (?:quiet|silent) about\b|\b(?:say nothing|(?:dont|do not|never) (?:say|mention|write) (?:\w{1,12} ){0,3}) ?to (?:any ?one|any ?body|your \w{1,12}|others)\b/,
    /\b(?:its|it is|this is|thats|that is|this stays|it stays) (?:a |our |my )?(?:little )?secret\b|\bsecrets? (?:between|from|with) (?:us|you|me|your|every|them)/,
    /\bbetween (?:you and me|me and you|the two of us|us two|us|ourselves)\b|\b(?:only|just) (?:us|you and (?:me|i)|me and you|we two|the two of us)\b/,
    /\b(?:nobody|no ?one) (?:else )?(?:needs? to|has to|must|should|may|will|can) (?:ever )?(?:know|find out|hear|see)\b/,
    /\b(?:mum|mom|mummy|mother|dad|father|papa|parents?|family|teachers?|friends?) (?:dont|do not|doesnt|does not|neednt|need not|must not|mustnt|shouldnt|should not|cant|cannot|wont|will not|will never) (?:need to |have to |ever )?(?:know|find out|see|hear)\b/,
    /\bhide (?:it|this|that|them) from\b|\bbefore (?:your |the )?(?:mum|mom|mummy|mother|dad|father|papa|parents?|family|teachers?) (?:sees?|finds?|knows?|comes?|reads?)\b/,
    /\b(?:delete|erase|remove|clear|wipe|burn) (?:this|these|our|my|all our|all my|all these) (?:messages?|chats?|texts?|conversations?|notes?|history)\b|\b(?:delete|erase|clear|wipe) the (?:chats?|conversations?|history)\b/,
    /(?<!\b(?:password|pin|passcode) )\bkisi ?(?:ko|se) (?:bhi )?(?:\w{1,12} )?(?:mat|na|nahi|nahin) (?:bata|bol|keh|dikha)/,
    /\b(?:mummy|mammi|mumy|mom|maa|mata|papa|pita|pitaji|parents|ghar|ghar ?walon?|didi|bhaiya|teacher|sir|madam)(?: (?:papa|mummy|pita|aur|ya|ji|bhi|me|mein|par|pe|ko|se|ye|yeh|kuchh?|baat|isk[eo]|ise|bare)){0,5} (?:mat|na|nahi|nahin) (?:bata|bol|keh|dikha)/,
    /\b(?:hamare|humare|apne|hum ?dono ke|mere aur (?:tumhare|tere|aapke)) (?:hi )?b(?:ee|i)ch\b|\bsirf (?:hum ?dono|hum|tum aur (?:main|mai))\b/,
    /\b(?:hamara|humara|hum ?dono ka|mera|apna) (?:chh?ota )?(?:sa )?(?:secret|raaz|raz)\b|(?<!\bpassword )\b(?:secret|raaz|raz) (?:hi )?rakh|\bchh?up(?:a|aa)(?: ?kar| ?ke)? rakh/,
    /\bpata (?:na|nahi|nahin|mat) (?:chal|lag)/,
    /\b(?:ye|yeh|is|iss|hamari|humari|sari|saari|sab|apni) (?:wala |wali )?(?:message|msg|chat|baat)(?: \S{1,20}){0,4} (?:delete|mita|hata)/,
    /(?<!(?:पासवर्ड|पिन) )किसी (?:को|से) (?:भी )?(?:(?:यह|ये|कुछ|बात) )?(?:मत|न|ना|नहीं) (?:बता|बोल|कह|दिखा)/,
    /(?:मम्मी|माँ|मां|माता|पापा|पिता|पिताजी|घर|घरवालों|घर वालों|परिवार|दीदी|भैया|टीचर|सर|मैडम)(?: (?:पापा|मम्मी|पिता|और|या|जी|भी|में|पर|को|से|यह|ये|कुछ|बात|इसके|इसे|बारे)){0,5} (?:मत|न|ना|नहीं) (?:बता|बोल|कह|दिखा)/,
    /(?:हमारे|हम दोनों के|मेरे और (?:तुम्हारे|आपके|तेरे)) (?:ही )?बीच|सिर्फ़? हम(?: दोनों)?(?= )/,
    /(?:हमारा|हम दोनों का|मेरा|अपना) (?:छोटा )?(?:सा )?(?:राज़?|सीक्रेट|रहस्य)(?!\p{L}|\p{M})|(?<!पासवर्ड )(?:राज़?|सीक्रेट) (?:ही )?रख|(?:छिपा|छुपा)(?: ?कर)? रख/u,
    /पता (?:न|ना|नहीं|मत) (?:चल|लग)/,
    /(?:यह|ये|इस|हमारी|सारी|सब|अपनी) (?:वाला |वाली )?(?:मैसेज|संदेश|चैट|बात)(?: \S{1,20}){0,4} (?:मिटा|डिलीट|हटा)/,
  ],
  meeting: [
    /\b(?:come|arrive) (?:\w{1,12} ){0,2}(?:alone|by yourself)\b|\b(?:are|if|when) you (?:are )?(?:all )?alone\b|\balone with me\b/,
    /\b(?:meet|see you|visit|talk|speak|chat) (?:\w{1,12} ){0,4}(?:alone|in secret|secretly|privately|in private)\b|\bcome (?:over )?to my (?:place|house|home|room|flat)\b/,
    /\bmeet (?:with )?me\b(?! (?:at|by|near|in front of) (?:the|my) (?:board|blackboard|whiteboard|smart ?board|front|desk|table|computers?|projector)\b)/,
    /\bmeet (?:\w{1,12} ){0,3}(?:outside|after school|tonight|at my|at your|my house|your house|my home|your home)\b/,
    /\bakel[ea] (?:me |mein |hi )?(?:aana|aao|aa ja|aaja|mil|baat|ho\b)/,
    /\bmujh(?:e|se) (?:(?!board|desk)\S{1,20} ){0,4}mil(?:o|na|ne|lo|iye|ega|enge)?\b/,
    /अकेले (?:में |ही )?(?:आना|आओ|आ जा|मिल|बात|हो(?!\p{L}|\p{M}))/u,
    /मुझ[ेस]े? (?:(?!बोर्ड|मेज़?)\S{1,20} ){0,4}मिल(?:ो|ना|ने|िए|ेंगे)/,
  ],
  picture: [
    /\b(?:send (?:me |us )?|(?:share|show|give|mail|message) (?:me|us) )(?:\w{1,12} ){0,3}(?:photos?|pics?|selfies?|nudes?|videos?)\b|\bsend (?:me |us )?(?:a |some |your |more )?pictures?\b/,
    /\b(?:photos?|pics?|pictures?|selfies?|videos?) of (?:you|yourself|your (?:face|body|room|self))\b|\bsee your (?:photos?|pics?|selfies?|face|body)\b/,
    /\b(?:turn|switch|put) (?:on )?your (?:camera|cam|webcam|video)(?: on)?\b/,
    /\b(?:apni|apna|tumhari|aapki|teri) (?:\w{1,12} )?(?:photos?|foto|pics?|selfies?|tasveer\w{0,2}|videos?) (?:mujhe |mujhko )?(?:bhej|dikha|send|share|do\b|de\b)/,
    /(?:अपनी|अपना|तुम्हारी|आपकी|तेरी) (?:\S{1,12} )?(?:फ़?ोटो|तस्वीर|सेल्फ़?ी|वीडियो) (?:मुझे |मुझको )?(?:भेज|दिखा|शेयर|दो|दे)/,
  ],
  contact: [
    /\b(?:add|message|text|dm|call|contact|find|follow|write(?: to)?|ping|reach|chat with|talk to) me (?:\w{1,12} ){0,3}(?:whats ?app|insta\w{0,6}|snap\w{0,5}|telegram|signal|facebook|messenger|discord)\b/,
    /\b(?:talk|chat|speak|meet|write|message|text|video ?call) (?:\w{1,12} ){0,3}(?:on|over|via) (?:whats ?app|insta\w{0,6}|snap\w{0,5}|telegram|signal|facebook|messenger|discord)\b|\b(?:snap|insta|dm|whats ?app) me\b|\bmy id (?:is|on)\b/,
    /\bmy (?:whats ?app|insta\w{0,6}|snap\w{0,5}|telegram|facebook|discord)\b|\b(?:message|text|dm|call|write(?: to)?|talk to) me (?:\w{1,12} )?(?:private|privately|in private|secretly|at home|tonight|at night)\b/,
    /\b(?:whats|what is|give me|send me|tell me|share) your (?:own )?(?:home |phone |mobile |whats ?app )?(?:number|phone|mobile|whats ?app|address|insta\w{0,6}|snap\w{0,5}|e ?mail)\b|\bwhere (?:do you|you) live\b/,
    /\b(?:ill|i will|let me|i can) call you (?:tonight|at night|later|at home|after school)\b/,
    /\b(?:whats ?app|insta\w{0,6}|snap\w{0,5}|telegram|facebook) (?:par|pe|me|mein) (?:\S{1,20} ){0,3}(?:aao|aana|msg|message|baat|add|call|kar|bhej|likh|mil)/,
    /\b(?:apna|tumhara|aapka|tera) (?:phone |mobile |whats ?app |ghar ka )?(?:number|no|pata|address) (?:mujhe )?(?:do\b|de\b|bhej|bata|send)|\bkah[ae]n? r[ae]h?(?:te|ti) ho\b/,
    /(?:व्हाट्स ?ऐप|व्हाट्स ?एप|व्हॉट्स ?ऐप|इंस्टा\S{0,10}|स्नैपचैट|टेलीग्राम|फ़?ेसबुक) (?:पर|पे|में) (?:\S{1,20} ){0,3}(?:आ|मैसेज|बात|जोड़|कॉल|कर|भेज|लिख|मिल)/,
    /(?:अपना|तुम्हारा|आपका|तेरा) (?:फ़?ोन |मोबाइल |घर का )?(?:नंबर|पता) (?:मुझे )?(?:दो|दे|भेज|बता)|कहा[ँं] रहत[ेी] (?:हो|हैं)/,
  ],
};

/** At most one of each pattern. */
export const findSecrecy = (words: string): Array<Span & { kind: SecrecyProblem }> =>
  Object.entries(SECRECY_PATTERNS).flatMap(([kind, patterns]) =>
    patterns.flatMap((pattern) => {
      const found = pattern.exec(words);
      return found ? [{ kind: kind as SecrecyProblem, start: found.index, end: found.index + found[0].length }] : [];
    }),
  );
