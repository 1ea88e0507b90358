// Templates of the mails that invite a teacher to co-teach a group or to take one over, and tell of one that was inherited.
import type { Language } from '@lanternwise/shared/constants/languages';
import { mailTemplate } from '../mail/mailTemplate.ts';
import type { MailMessage } from '../mail/outbox.ts';
import type { SiteLink } from '../mail/renderMail.ts';
import { quotedGroupName } from './groupNames.ts';

export interface CoTeacherInvitation {
  /** User name of the teacher who invites. */
  inviter: string;
  group: string;
  /** Opens the page of groups after signing in. */
  url: SiteLink;
}

/** The name of a group is somebody's own words. */
const withQuotedGroup =
  <T extends { group: string }>(mail: (language: Language, about: T) => MailMessage) =>
  (language: Language, about: T): MailMessage =>
    mail(language, { ...about, group: quotedGroupName(language, about.group) });

export const coTeacherInvitedMail = withQuotedGroup(
  mailTemplate<[invitation: CoTeacherInvitation]>('co-teacher-invited', {
    en: ({ inviter, group, url }) => ({
      subject: `${inviter} invites you to co-teach ${group}`,
      before: [
        `${inviter} would like you to co-teach the group ${group} on Lanternwise.`,
        'Co-teachers can see the students, invite others and reset pass phrases. Nothing changes until you accept.',
      ],
      button: { label: 'Accept or decline', url },
      after: ['If you do not know this teacher, decline the invitation.'],
    }),
    hi: ({ inviter, group, url }) => ({
      subject: `${inviter} ने आपको ${group} का सह-शिक्षक बनने के लिए बुलाया है`,
      before: [
        `${inviter} चाहते हैं कि लैंटर्नवाइज़ पर ${group} समूह को आप भी पढ़ाएँ।`,
        'सह-शिक्षक विद्यार्थियों की प्रगति देख सकते हैं, दूसरों को बुला सकते हैं और पासफ़्रेज़ बदल सकते हैं। आपके स्वीकार करने तक कुछ नहीं बदलेगा।',
      ],
      button: { label: 'स्वीकार या मना करें', url },
      after: ['अगर आप इन टीचर को नहीं जानते, तो मना कर दीजिए।'],
    }),
  }),
);

export const groupOfferedMail = withQuotedGroup(
  mailTemplate<[offer: CoTeacherInvitation]>('group-offered', {
    en: ({ inviter, group, url }) => ({
      subject: `${inviter} offers you the group ${group}`,
      before: [
        `${inviter} would like to hand the group ${group} on Lanternwise over to you.`,
        'You become its owner when you accept: its students, their progress and class accounts stay as they are. Nothing changes until you accept.',
      ],
      button: { label: 'Accept or decline', url },
      after: ['If you do not know this teacher, decline the offer.'],
    }),
    hi: ({ inviter, group, url }) => ({
      subject: `${inviter} आपको ${group} समूह सौंपना चाहते हैं`,
      before: [
        `${inviter} लैंटर्नवाइज़ पर ${group} समूह आपको सौंपना चाहते हैं।`,
        'स्वीकार करने पर आप समूह के मुख्य टीचर होंगे: उसके विद्यार्थी, उनकी प्रगति और क्लास के खाते वैसे ही रहेंगे। आपके स्वीकार करने तक कुछ नहीं बदलेगा।',
      ],
      button: { label: 'स्वीकार या मना करें', url },
      after: ['अगर आप इन टीचर को नहीं जानते, तो मना कर दीजिए।'],
    }),
  }),
);

export const groupInheritedMail = withQuotedGroup(
  mailTemplate<[inherited: Omit<CoTeacherInvitation, 'inviter'>]>('group-inherited', {
    en: ({ group, url }) => ({
      subject: `You are now the owner of ${group}`,
      before: [
        `The owner of the group ${group} on Lanternwise has deleted the account. As its co-teacher you own the group now.`,
        'Its students, their progress and class accounts stay as they are.',
      ],
      button: { label: 'Open the group', url },
      after: ['If you do not want to go on with it, you can hand it over to another teacher or archive it.'],
    }),
    hi: ({ group, url }) => ({
      subject: `अब ${group} समूह के मुख्य टीचर आप हैं`,
      before: [
        `लैंटर्नवाइज़ पर ${group} समूह के मुख्य टीचर ने अपना खाता हटा दिया है। आप इसके सह-शिक्षक थे, इसलिए अब यह समूह आपका है।`,
        'इसके विद्यार्थी, उनकी प्रगति और क्लास के खाते वैसे ही रहेंगे।',
      ],
      button: { label: 'समूह खोलें', url },
      after: ['अगर आप इसे आगे नहीं पढ़ाना चाहते, तो इसे किसी दूसरे टीचर को सौंप सकते हैं या आर्काइव में रख सकते हैं।'],
    }),
  }),
);
