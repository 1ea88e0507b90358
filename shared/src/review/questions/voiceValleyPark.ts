// Review items of Voice Valley Park: sampling, varied voices, voice cloning, and samples in a second.
import { pick, type RealmReview } from './item.ts';

export const voiceValleyPark: RealmReview = {
  questions: [
    {
      id: 'sampling',
      ask: ['What does a higher sampling rate keep of a sound?', 'ज़्यादा नमूना दर ध्वनि का क्या बचाए रखती है?'],
      again: [
        'You record a whistle with too low a sampling rate. What is lost?',
        'आप सीटी को बहुत कम नमूना दर पर रिकॉर्ड करते हैं। क्या खो जाता है?',
      ],
      right: ['Its high tones', 'उसके ऊँचे सुर'],
      wrong: [
        {
          text: ['Its full loudness', 'उसकी पूरी तेज़ी'],
          why: ['Loudness is how large the samples are, not how many.', 'तेज़ी नमूनों के आकार में होती है, गिनती में नहीं।'],
        },
        {
          text: ['Its length', 'उसकी लंबाई'],
          why: ['A second stays a second, with few samples or many.', 'नमूने कम हों या ज़्यादा, एक सेकंड एक सेकंड ही रहता है।'],
        },
      ],
    },
    {
      id: 'voices',
      ask: [
        'A robot understands the voice it was trained with and no other. What helps?',
        'एक रोबोट सिर्फ़ वही आवाज़ समझता है जिससे उसे प्रशिक्षित किया गया। क्या मदद करेगा?',
      ],
      again: [
        'Which test shows whether a command model will understand new people?',
        'कौन-सी परख दिखाती है कि मॉडल नए लोगों को समझेगा?',
      ],
      right: ['Other voices: to train with, and others to test', 'दूसरी आवाज़ें: कुछ सिखाने और कुछ परखने के लिए'],
      wrong: [
        {
          text: ['More and more takes of the voice it knows already', 'उसी जानी-पहचानी आवाज़ के और-और नमूने'],
          why: [
            'It knows that voice already. What it lacks is variety.',
            'उस आवाज़ को वह पहले से जानता है। कमी विविधता की है।',
          ],
        },
        {
          text: ['Speaking as loudly as you can', 'जितना हो सके ज़ोर से बोलना'],
          why: [
            'A loud voice can be clipped, and is harder to understand.',
            'बहुत तेज़ आवाज़ कट सकती है और समझना और कठिन हो जाता है।',
          ],
        },
      ],
    },
    {
      id: 'clone',
      ask: [
        'Your uncle calls and needs money at once. It is his voice. What do you do?',
        'चाचा का फ़ोन आता है, उन्हें तुरंत पैसे चाहिए। आवाज़ उन्हीं की है। आप क्या करेंगे?',
      ],
      again: [
        'A voice message sounds exactly like a friend. How can you be sure?',
        'एक ध्वनि-संदेश बिलकुल दोस्त जैसा लगता है। पक्का कैसे करें?',
      ],
      right: ['Hang up and call the number you know', 'फ़ोन काटकर अपने जाने हुए नंबर पर कॉल करेंगे'],
      wrong: [
        {
          text: ['Trust it: nobody else has that voice', 'भरोसा करेंगे: यह आवाज़ और किसी की नहीं'],
          why: ['A few seconds of speech are enough to clone a voice.', 'आवाज़ की नक़ल के लिए कुछ सेकंड की बोली काफ़ी है।'],
        },
        {
          text: ['Ask the voice for a proof that it is real', 'आवाज़ से कहेंगे कि वह असली होने का सबूत दे'],
          why: ['A cloned voice can say whatever its maker types.', 'नक़ली आवाज़ वह सब कह सकती है जो बनाने वाला लिख दे।'],
        },
      ],
    },
  ],
  tasks: [
    {
      id: 'samples',
      ask: [
        'A recording takes {rate} samples a second. How many samples are {seconds} seconds?',
        'एक रिकॉर्डिंग हर सेकंड {rate} नमूने लेती है। {seconds} सेकंड में कितने नमूने होंगे?',
      ],
      why: ['Each second has {rate} samples: {rate} × {seconds}.', 'हर सेकंड में {rate} नमूने हैं: {rate} × {seconds}।'],
      make: (random) => {
        const rate = [4000, 8000, 16_000][pick(random, 0, 2)] ?? 8000;
        const seconds = pick(random, 2, 5);
        return { values: { rate, seconds }, right: rate * seconds, wrong: [rate + seconds, rate * (seconds + 1)] };
      },
    },
  ],
};
