// Templates of the letters to a parent and to Admins after a child told an adult of a teacher's text.
import { mailTemplate } from '../mail/mailTemplate.ts';
import { siteLink } from '../mail/renderMail.ts';

export interface ToldText {
  /** User names. */
  child: string;
  teacher: string;
  text: string;
}

export const toldParentMail = mailTemplate<[told: ToldText]>('child-told-parent', {
  en: ({ child, teacher, text }) => ({
    subject: `${child} wants you to know of something a teacher wrote`,
    before: [
      'Hello,',
      `On Lanternwise ${child} pressed "Tell a trusted adult" beside a text of the teacher with the user name ${teacher}:`,
      `"${text}"`,
      `Please talk with ${child} calmly. The text is kept, so nothing has to be found again.`,
    ],
    after: [
      'If you worry about the safety of your child, call the police or the helpline for children in your country.',
    ],
  }),
  hi: ({ child, teacher, text }) => ({
    subject: `${child} ने आपको एक टीचर की लिखी बात बतानी चाही है`,
    before: [
      'नमस्ते,',
      `लैंटर्नवाइज़ पर ${child} ने “किसी भरोसेमंद बड़े को बताएँ” दबाया है। यह उस टीचर की लिखी बात के बारे में है जिनका यूज़र नेम ${teacher} है:`,
      `“${text}”`,
      `${child} से शांति से बात कीजिए। यह लिखा हुआ सँभालकर रखा गया है, उसे फिर से ढूँढ़ना नहीं पड़ेगा।`,
    ],
    after: ['अगर आपको बच्चे की सुरक्षा की चिंता है, तो पुलिस या अपने देश की बच्चों की हेल्पलाइन को फ़ोन कीजिए।'],
  }),
});

export const toldAdminMail = mailTemplate('child-told-admin', {
  en: () => ({
    subject: "A child told an adult of a teacher's text",
    before: ['A child pressed "Tell a trusted adult" beside a text of a teacher. Please look at it soon.'],
    button: { label: 'See the report', url: siteLink('/admin/reports') },
  }),
  hi: () => ({
    subject: 'एक बच्चे ने टीचर की लिखी बात के बारे में बताया है',
    before: ['एक बच्चे ने टीचर की लिखी बात के पास “किसी भरोसेमंद बड़े को बताएँ” दबाया है। कृपया इसे जल्दी देखिए।'],
    button: { label: 'रिपोर्ट देखें', url: siteLink('/admin/reports') },
  }),
});
