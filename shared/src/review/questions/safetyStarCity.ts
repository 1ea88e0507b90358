// Review items of Safety Star City: feeds, phishing, checking sources, and false alarms.
import { pick, type RealmReview, writtenQuestions } from './item.ts';
import json from './safetyStarCity.json' with { type: 'json' };

export const safetyStarCity: RealmReview = {
  questions: writtenQuestions(json),
  tasks: [
    {
      id: 'false-alarms',
      ask: [
        'A filter stops {stopped} messages. {bad} of them were phishing. How many false alarms were there?',
        'एक फ़िल्टर {stopped} संदेश रोकता है। उनमें से {bad} फ़िशिंग के थे। कितने झूठे अलार्म हुए?',
      ],
      why: [
        'A false alarm is a good message that was stopped: {stopped} − {bad}.',
        'जो अच्छे संदेश रोके गए, वे झूठे अलार्म हैं: {stopped} − {bad}।',
      ],
      make: (random) => {
        const bad = pick(random, 12, 18);
        const friends = pick(random, 2, 5);
        return { values: { stopped: bad + friends, bad }, right: friends, wrong: [bad, bad + friends] };
      },
    },
    {
      id: 'caught',
      ask: [
        '{bad} phishing messages came, and the gate let {through} of them in. What share did it catch?',
        '{bad} फ़िशिंग संदेश आए, और फाटक ने उनमें से {through} को अंदर आने दिया। उसने कितने प्रतिशत पकड़े?',
      ],
      why: ['It caught the others: {caught} of {bad}.', 'बाक़ी उसने पकड़े: {bad} में से {caught}।'],
      make: (random) => {
        const bad = [10, 20, 50][pick(random, 0, 2)] ?? 10;
        const through = pick(random, 1, bad * 0.4);
        const caught = bad - through;
        const percent = (caught * 100) / bad;
        return { values: { bad, through, caught }, right: `${percent}%`, wrong: [`${100 - percent}%`, `${caught}%`] };
      },
    },
    {
      id: 'too-sure',
      ask: [
        'Ten times you said "{sure}% sure", and {right} answers were right. By how many points were you too sure?',
        'आपने दस बार “{sure}% पक्का” कहा, और {right} जवाब सही निकले। यक़ीन कितने अंक ज़्यादा था?',
      ],
      why: ['{right} of 10 are {share}%: {sure} − {share}.', '10 में से {right} मतलब {share}%: {sure} − {share}।'],
      make: (random) => {
        const sure = pick(random, 7, 9) * 10;
        const right = pick(random, 3, 6);
        const share = right * 10;
        return { values: { sure, right, share }, right: sure - share, wrong: [sure, sure - right] };
      },
    },
    {
      id: 'passed-on',
      ask: [
        'Everybody passes a fake on to {friends} others. You start it. How many get it in round {round}?',
        'एक झूठी ख़बर जिसे भी मिलती है, वह उसे {friends} नए लोगों को भेजता है। शुरुआत एक इंसान से हुई। दौर {round} में वह कितनों को मिलेगी?',
      ],
      why: [
        'Each round multiplies by {friends}. So check before you share.',
        'हर दौर में गिनती {friends} गुना हो जाती है। इसलिए आगे भेजने से पहले जाँचिए।',
      ],
      make: (random) => {
        const friends = pick(random, 3, 5);
        const round = pick(random, 2, 4);
        return { values: { friends, round }, right: friends ** round, wrong: [friends * round, friends + round] };
      },
    },
  ],
};
