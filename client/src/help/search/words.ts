// Words that mean the same, and words that ask without saying what about, in both languages.

/** Several words that stand for one; replaced before a text is split. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:log|sign)[ -]?(?:in|on)\b|\blogin\b/g, 'signin'],
  [/\b(?:log|sign)(?:ed)?[ -]?(?:out|off)\b|\blogout\b/g, 'signout'],
  [
    /\bsign[ -]?up\b|\b(?:make|create|open)(?: me)?(?: an?| my| a new)? (?:new )?account\b|\bregistration\b/g,
    'register',
  ],
  [/\be-?mails?\b/g, 'mail'],
  [/\buser ?names?\b/g, 'username'],
  [/\bpass ?(?:phrases?|words?)\b/g, 'password'],
  [/\bheat ?map\b/g, 'heatmap'],
  [/\btest ?cases?\b/g, 'testcase'],
  [/\bpick(?:ed)? up\b/g, 'collect'],
  [/\bread(?:s|ing)? (?:it |this |(?:the )?texts? |me )?(?:to me|aloud|out(?: loud)?)\b/g, 'readaloud'],
  [/\bread(?:s)? (?:the |this |my )?(?:texts?|lines?) (?:to me|aloud)\b/g, 'readaloud'],
  [/\bline by line\b|\bstep[ -]?through\b/g, 'stepthrough'],
  [/\bfull ?screen\b/g, 'fullscreen'],
  [/\bturn(?:ed)? off\b|\bswitch(?:ed)? off\b/g, 'off'],
];

/** Each line is one meaning. */
export const SAME_EN = `
delete erase remove destroy
find locate search
move walk go
talk speak
thing object
picture image photo pic
quiet mute silent
cost price pay fee money cheap expensive rupee
phone mobile smartphone
cancel terminate unsubscribe
font typeface
colour color
licence license
store keep kept
child son daughter kid
connect link
internet connection network online offline wifi
code program script
avatar hero
slow lag laggy stutter
stop halt
lantern lamp
group class classroom
export excel spreadsheet csv
reset restart redo
error bug crash
real genuine authentic
age old year
scam fraud phish phishing
readaloud narrate narration
trophy trophies trophys
adult grown-up
prevent block
switch change
`;

export const STOP_WORDS_EN = `
a an the is are am was were be been do does did done how what whats why when where which who whom whose can could will would shall should
may might must have has had i you he she it we they me my mine your yours his her its our their them this that these those to of in on at
for from with by and or but if so as about into out up there here please tell know want need got get not no dont cant im id ill ive just
really also too very much many any some something anything explain mean means meaning show give let us than then now way use using happens happen work works
`;

/** Hindi as it is written and as it is typed in Latin letters. */
export const STOP_WORDS_HI = `
का के की को से में मैं पर पे ने है हैं हो होता होती होते होगा होगी था थी थे क्या कैसे कैसा कैसी कब कहाँ किधर क्यों कौन कौन-सा किस कितना कितने कितनी यह ये वह वो इस उस मुझे मेरा मेरी मेरे हम हमारा
आप आपका आपकी आपके अपना अपनी अपने और या तो भी ही न ना नहीं एक जो जब तब कर करना करने करें करूँ कीजिए किया करते करता करती लिए चाहिए चाहता चाहती बताओ बताइए हूँ रहा रही रहे हुआ हुई हुए दे देना दिया दें गया गई गए जाए जाता जाती जाते
जाना सकते सकता सकती सकूँ यहाँ वहाँ अब मतलब मिलेगा मिलेगी मिलता मिलती मिले बनाते चलेगा लगते लगता लगेंगे डालें कोई कुछ बारे वाला वाली
ka ke ki ko se me mein mai main par pe ne hai hain ho hota hoti hote hoga hogi tha thi kya kaise kese kaisa kab kahan kaha kidhar kyon kyu kyun kaun kis kitna kitne kitni ye yeh yah vah woh wo is us
mujhe mera mere meri ham hum hamara aap apka apna apne or aur ya to toh bhi hi na nahi nahin ek jo jab kar karna karne kare karen karu kijiye kiya karte liye chahiye batao hu hun raha rahe rahi hua de dena gaya gayi gaye
jaye jata sakte sakta sakti yahan wahan ab matlab milega milegi milta lagenge lagta lagte
`;

/** Each line is one meaning. */
export const SAME_HI = `
आवाज़ साउंड ध्वनि awaaz sound
बंद off band
पैसा पैसे दाम क़ीमत रुपये ख़र्च शुल्क cost price
भूल भूलना भूला भूली bhul forgot forget
अकाउंट खाता खाते account
हटाना मिटाना डिलीट delete hatana mitana
इंटरनेट नेट internet net
सर्टिफ़िकेट प्रमाणपत्र certificate
पासवर्ड password
क्लास कक्षा class
टीचर शिक्षक teacher
प्रगति प्रोग्रेस progress तरक़्क़ी
सेव सुरक्षित save
खेलना खेल गेम game
चलना चलूँ चलें चलाना चलाएँ
सहमति मंज़ूरी इजाज़त consent
माता-पिता अभिभावक पेरेंट parent
बच्चा बच्चे बच्ची child
बदलना बदलें change
जोड़ना लिंक link
मोबाइल फ़ोन phone mobile
एरर गड़बड़ी ग़लती error
छापना प्रिंट print छपाई
जॉइन शामिल join
समूह ग्रुप group
लॉगिन साइन-इन login
हिंदी हिन्दी hindi
बैज ट्रॉफ़ी trophy
काम टास्क task
रजिस्टर register
टच touch
`;
