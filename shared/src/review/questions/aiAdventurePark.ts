// Review items of AI Adventure Park: project cycle, domains, fairness, and a share of right answers.
import { pick, type RealmReview } from './item.ts';

export const aiAdventurePark: RealmReview = {
  questions: [
    {
      id: 'first-step',
      ask: [
        'A class wants less food to be wasted. What do they do first?',
        'एक कक्षा चाहती है कि खाना कम बर्बाद हो। सबसे पहले क्या किया जाए?',
      ],
      again: [
        'Which step of the AI project cycle comes before any data is collected?',
        'AI प्रोजेक्ट चक्र में डेटा इकट्ठा करने से पहले कौन-सा चरण आता है?',
      ],
      right: ['Say exactly what the problem is', 'ठीक-ठीक बताना कि समस्या क्या है'],
      wrong: [
        {
          text: ['Train a model with what is there', 'जो है उसी से मॉडल को प्रशिक्षित करना'],
          why: [
            'A model answers a question. Without the question, nobody knows which data it needs.',
            'मॉडल किसी सवाल का जवाब देता है। सवाल के बिना कोई नहीं जानता कि कौन-सा डेटा चाहिए।',
          ],
        },
        {
          text: ['Collect as much data as possible', 'ज़्यादा से ज़्यादा डेटा इकट्ठा करना'],
          why: [
            'Data that does not fit the problem does not help, however much of it there is.',
            'जो डेटा समस्या से मेल नहीं खाता, वह कितना भी हो, काम नहीं आता।',
          ],
        },
      ],
    },
    {
      id: 'held-out',
      ask: [
        'Why is a model tested on data it has never seen?',
        'मॉडल को ऐसे डेटा पर क्यों परखा जाता है जो उसने कभी नहीं देखा?',
      ],
      again: [
        'A model gets 100 % on the rows it was trained with. What does that tell you?',
        'जिन पंक्तियों से मॉडल को प्रशिक्षित किया गया, उन पर वह 100 % सही है। इससे क्या पता चलता है?',
      ],
      right: ['Only new rows show what it has understood', 'सिर्फ़ नई पंक्तियाँ दिखाती हैं कि उसने क्या समझा'],
      wrong: [
        {
          text: ['It is finished, and everybody can use it now', 'वह तैयार है और अब सब उसे काम में ला सकते हैं'],
          why: [
            'It may have learned its rows by heart, like a pupil who has seen the exam paper.',
            'हो सकता है उसने पंक्तियाँ रट ली हों, जैसे कोई विद्यार्थी जिसने प्रश्नपत्र पहले देख लिया हो।',
          ],
        },
        {
          text: ['Testing makes the model faster', 'परखने से मॉडल तेज़ हो जाता है'],
          why: [
            'A test changes nothing in the model. It only measures it.',
            'परख से मॉडल में कुछ नहीं बदलता, बस उसे मापा जाता है।',
          ],
        },
      ],
    },
    {
      id: 'proxy',
      ask: [
        'A hospital ranks patients by what their care cost so far. Who is treated unfairly?',
        'एक अस्पताल मरीज़ों को उनके अब तक के इलाज के ख़र्च के हिसाब से क्रम देता है। किसके साथ अन्याय होता है?',
      ],
      again: [
        'Past cost stands in for illness in a ranking. Whom does it overlook?',
        'एक क्रम में बीमारी की जगह पुराना ख़र्च लिया गया है। इसमें कौन छूट जाता है?',
      ],
      right: ['Ill people who could not pay for care', 'वे बीमार लोग जो इलाज का ख़र्च नहीं उठा सके'],
      wrong: [
        {
          text: ['People who are hardly ever ill', 'वे लोग जो शायद ही कभी बीमार होते हैं'],
          why: [
            'They need little care, so a low rank does not harm them.',
            'उन्हें कम इलाज चाहिए, इसलिए नीचे होने से उन्हें नुक़सान नहीं।',
          ],
        },
        {
          text: ['Nobody, because numbers are fair to everyone', 'कोई नहीं, क्योंकि संख्याएँ सबके साथ न्याय करती हैं'],
          why: [
            'Somebody chose which number to use, and this one measures money, not illness.',
            'कौन-सी संख्या ली जाए, यह किसी ने चुना है, और यह बीमारी नहीं, पैसा मापती है।',
          ],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'accuracy',
      ask: [
        'A model was right about {right} of {total} days it had never seen. What is its accuracy?',
        'एक मॉडल {total} अनदेखे दिनों में से {right} पर सही निकला। उसकी सटीकता कितनी है?',
      ],
      why: [
        'Accuracy is the share of right answers: {right} ÷ {total} × 100.',
        'सटीकता सही जवाबों का हिस्सा है: {right} ÷ {total} × 100।',
      ],
      make: (random) => {
        const total = [20, 25, 50][pick(random, 0, 2)] ?? 20;
        const right = pick(random, Math.ceil(total * 0.55), total - 2);
        const percent = (right / total) * 100;
        return { values: { right, total }, right: `${percent} %`, wrong: [`${100 - percent} %`, `${total - right} %`] };
      },
    },
  ],
};
