// Review items of Voice Valley Park: sampling, varied voices, voice cloning, and samples in a second.
import { pick, type RealmReview, writtenQuestions } from './item.ts';
import json from './voiceValleyPark.json' with { type: 'json' };

export const voiceValleyPark: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'samples',
      ask: [
        'A recording takes {rate} samples a second. How many samples are {seconds} seconds?',
        'एक रिकॉर्डिंग में हर सेकंड {rate} सैंपल लिए जाते हैं। {seconds} सेकंड में कितने सैंपल होंगे?',
      ],
      why: ['Each second has {rate} samples: {rate} × {seconds}.', 'हर सेकंड में {rate} सैंपल हैं: {rate} × {seconds}।'],
      make: (random) => {
        const rate = [4000, 8000, 16_000][pick(random, 0, 2)] ?? 8000;
        const seconds = pick(random, 2, 5);
        return { values: { rate, seconds }, right: rate * seconds, wrong: [rate + seconds, rate * (seconds + 1)] };
      },
    },
    {
      id: 'steps',
      ask: [
        'Each sample gets {bits} bits. How many different heights can it have?',
        'हर सैंपल को {bits} बिट मिलते हैं। उसकी कितनी अलग-अलग ऊँचाइयाँ हो सकती हैं?',
      ],
      why: [
        'Each further bit doubles the number: 2 × 2 × …, {bits} times.',
        'हर नया बिट गिनती दुगुनी करता है: 2 × 2 × …, {bits} बार।',
      ],
      make: (random) => {
        const bits = pick(random, 5, 14);
        return { values: { bits }, right: 2 ** bits, wrong: [2 * bits, bits * bits] };
      },
    },
    {
      id: 'highest-tone',
      ask: [
        'A recorder takes {rate} samples a second. What is the highest tone it can keep?',
        'रिकॉर्डर एक सेकंड में {rate} सैंपल लेता है। वह सबसे ऊँचा कौन-सा सुर रिकॉर्ड कर सकता है?',
      ],
      why: ['Each vibration needs two samples: {rate} ÷ 2.', 'हर कंपन को दो सैंपल चाहिए: {rate} ÷ 2।'],
      make: (random) => {
        const rate = pick(random, 2, 22) * 2000;
        return { values: { rate }, right: `${rate / 2} Hz`, wrong: [`${rate} Hz`, `${rate * 2} Hz`] };
      },
    },
    {
      id: 'bytes',
      ask: [
        'A second of sound has {rate} samples of {bytes} bytes each. How many bytes are that?',
        'एक सेकंड की ध्वनि में {rate} सैंपल हैं, हर एक {bytes} बाइट का। कुल कितने बाइट हुए?',
      ],
      why: ['Each sample takes {bytes} bytes: {rate} × {bytes}.', 'हर सैंपल {bytes} बाइट लेता है: {rate} × {bytes}।'],
      make: (random) => {
        const rate = pick(random, 2, 12) * 4000;
        const bytes = pick(random, 2, 4);
        return { values: { rate, bytes }, right: rate * bytes, wrong: [rate + bytes, rate] };
      },
    },
  ],
};
