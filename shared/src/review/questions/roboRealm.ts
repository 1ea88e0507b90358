// Review items of Robo Realm: what AI is, kinds of it, loops and conditions, and what a program does.
import { pick, type RealmReview } from './item.ts';

export const roboRealm: RealmReview = {
  questions: [
    {
      id: 'kinds',
      ask: [
        'A car brakes by itself when a cow steps onto the road. Which kind of AI is that?',
        'सड़क पर गाय आते ही एक कार ख़ुद रुक जाती है। यह किस तरह का AI है?',
      ],
      again: ['Which kind of AI acts in the world on its own?', 'किस तरह का AI दुनिया में अपने आप काम करता है?'],
      right: ['Autonomous AI', 'स्वचालित AI'],
      wrong: [
        {
          text: ['Chatbot AI', 'चैटबॉट AI'],
          why: ['A chatbot answers in words. It moves nothing.', 'चैटबॉट शब्दों में जवाब देता है, वह कुछ चलाता नहीं।'],
        },
        {
          text: ['Image Recognition AI', 'चित्र पहचानने वाला AI'],
          why: [
            'Seeing the cow is image recognition. Braking without being told is more.',
            'गाय को देखना चित्र पहचानना है। बिना कहे रुकना उससे ज़्यादा है।',
          ],
        },
      ],
    },
    {
      id: 'repeat',
      ask: ['When does a repeat block help?', 'दोहराने वाला ब्लॉक कब काम आता है?'],
      again: [
        'Your tractor ploughs eight pieces of ground in a row. What keeps the program short?',
        'आपका ट्रैक्टर लगातार आठ टुकड़े जोतता है। प्रोग्राम छोटा कैसे रहेगा?',
      ],
      right: ['Repeat: the same steps many times', 'दोहराएँ: वही क़दम कई बार'],
      wrong: [
        {
          text: ['If: steps that happen only sometimes', 'अगर: क़दम जो कभी-कभी ही होते हैं'],
          why: [
            'An if chooses whether to do something. It does it once at most.',
            '"अगर" चुनता है कि कुछ करना है या नहीं। वह उसे ज़्यादा से ज़्यादा एक बार करता है।',
          ],
        },
        {
          text: ['Turn: a new direction', 'मुड़ें: एक नई दिशा'],
          why: [
            'A turn changes where the tractor looks, not how often it works.',
            'मुड़ने से दिशा बदलती है, काम की गिनती नहीं।',
          ],
        },
      ],
    },
    {
      id: 'different',
      ask: [
        'What can a person do that a trained model cannot?',
        'इंसान ऐसा क्या कर सकता है जो प्रशिक्षित मॉडल नहीं कर सकता?',
      ],
      again: [
        'AI learns like humans, people say. Where does that stop?',
        'कहते हैं कि AI इंसानों की तरह सीखता है। यह बात कहाँ रुक जाती है?',
      ],
      right: ['Care about what its answer does to somebody', 'परवाह करना कि जवाब का किसी पर क्या असर होगा'],
      wrong: [
        {
          text: ['Find a pattern in many examples', 'बहुत-से उदाहरणों में पैटर्न खोजना'],
          why: ['That is just what models do well.', 'यही तो मॉडल अच्छी तरह करते हैं।'],
        },
        {
          text: ['Do the same thing a thousand times without a mistake', 'एक ही काम बिना ग़लती के हज़ार बार करना'],
          why: ['Machines never tire of repeating.', 'दोहराने से मशीनें कभी नहीं थकतीं।'],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'field',
      ask: [
        'A program says: repeat {times} times: move {steps} and plough. How many pieces of ground does the tractor move over?',
        'प्रोग्राम कहता है: {times} बार दोहराएँ: {steps} आगे बढ़ें और जोतें। ट्रैक्टर कुल कितने टुकड़े आगे बढ़ता है?',
      ],
      why: [
        'Each of the {times} rounds moves {steps} on: {times} × {steps}.',
        'हर दौर में वह {steps} आगे बढ़ता है, और दौर {times} हैं: {times} × {steps}।',
      ],
      make: (random) => {
        const times = pick(random, 3, 6);
        const steps = pick(random, 2, 4);
        return { values: { times, steps }, right: times * steps, wrong: [times * steps + 1, times * steps - steps] };
      },
    },
  ],
};
