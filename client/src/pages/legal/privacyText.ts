// The text of the privacy policy. It must stay true: server/DEPLOY.md#stored-data and docs/data.md say what the software keeps.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LegalSection } from './LegalPage.tsx';

export const PRIVACY_CHANGED_ON = '2026-12-01';

export const CHILD_FACTS: readonly MessageDescriptor[] = [
  msg`You play under a user name. We do not need your real name.`,
  msg`We save what you answered, the programs you ran, and how far you are, so that you can go on on any computer.`,
  msg`What you draw, record or write in the games stays in your browser. Only if you ask for a backpack do drawings and texts travel with your account, encrypted so that only you can read them.`,
  msg`A program of the Workshop is shown to your class only if you offer it and your teacher has read it. Your class sees your user name with it, and you can take it back.`,
  msg`Your teacher sees how you get on only if you join the class. Your parent sees it only if you give them your code.`,
  msg`There are no adverts, nobody follows you around the internet, and strangers cannot write to you.`,
  msg`You can download everything about you, and you can delete your account, on your account page.`,
  msg`If something worries you, tell a parent or a teacher, or write to us.`,
];

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'operator',
    title: msg`Who is responsible`,
    body: [msg`The operator of this installation decides what happens with the data and answers your questions:`],
  },
  {
    id: 'kept',
    title: msg`What we keep, why, and for how long`,
    body: [
      [
        msg`Account: user name, age group, role, avatar, settings, an e-mail address if one was given, and what you choose to write in the profile. We need it to recognise you. Kept until the account is deleted.`,
        msg`Password: only as a hash, from which nobody can read it. Sign-ins: 12 hours, or 30 days if you asked to be remembered, with the kind of browser and system, so that you can recognise your devices.`,
        msg`Learning: answers, tries, times, and up to 50 runs of your programs for each lesson, with what they printed and the error messages of Python. They show you, and your teacher or parent, what you can do already. Kept with the account.`,
        msg`Parents: the parent's e-mail address and answer, as proof of consent. Kept with the child's account. The name by which a parent calls the child: only that parent sees it; kept until the accounts are unlinked.`,
        msg`Classes: group, names on the class list, and notes of the teacher. Only the teachers of the class and Admins see these names. Kept with the group or the account.`,
        msg`Programs saved in the Workshop, and those offered to a class: the teachers of the class read what is offered, and classmates see what a teacher has allowed, with the user name. Kept until they are deleted or taken back, the child leaves the class, or the account is deleted.`,
        msg`Backpack, only if the learner asks for one and, where needed, a parent agrees: drawings, texts, models and programs, encrypted in the browser with words that we never get; its size, and when it was packed. Kept until it is emptied, a parent withdraws, or the account is deleted.`,
        msg`Certificates: the name that you chose for it, course, date and score. Kept with the account.`,
        msg`Plans and payments: which plan was bought and when. We never see card numbers. Kept with the account.`,
        msg`Feedback: the ratings stay; the note is deleted with the account.`,
        msg`E-mails that we send: listed for 30 days; the text of a sent e-mail is deleted at once.`,
        msg`Messages of the contact form: one year at most.`,
        msg`Newsletter: your address and language, from your confirmation until you unsubscribe.`,
        msg`What Admins and teachers changed in an account: kept without an end date, without any text of a child, so that misuse can be found out.`,
        msg`Backups: the latest 14. If an old backup is ever restored, deleted accounts are deleted again.`,
      ],
      msg`To stop misuse, forms and sign-in count attempts for an hour or a day, under a hash of the internet address or e-mail address. The server's log holds no names, addresses or texts.`,
    ],
  },
  {
    id: 'browser',
    title: msg`What stays in the browser`,
    body: [
      msg`Drawings, sounds, and texts written in the games, your own answers to a lesson's questions among them, stay in the browser in which they were made. They are not sent to us. Who asks for a backpack also sends drawings, texts, models and programs, encrypted; sounds are never sent.`,
      msg`The browser also keeps your sign-in, your settings, drafts of programs, progress that still has to be sent, and your choice about cookies. One cookie protects your sign-in; it is necessary.`,
      msg`Anything beyond that needs your permission in the cookie settings, which lasts for 180 days. The software itself uses no cookies for comfort, statistics or advertising.`,
    ],
  },
  {
    id: 'sharing',
    title: msg`Who else gets data`,
    body: [
      msg`Nobody buys or rents data. No page loads a script, font, picture or counter from another company, and no artificial intelligence of another company gets what a child writes.`,
      [
        msg`Teachers see the progress of students who joined their group. Parents see the progress of children who gave them a code. Admins can see accounts, to help.`,
        msg`Anyone who has the ID of a certificate can check it. User name and e-mail address are hidden unless you allow them.`,
        msg`Where the operator uses Stripe for payments, Stripe learns who pays. Where the operator uses a speech service, it gets the lesson text to be read aloud, and nothing about you.`,
        msg`The operator's hosting and mail providers process data on the operator's behalf.`,
      ],
    ],
  },
  {
    id: 'children',
    title: msg`Children and the consent of parents`,
    body: [
      msg`On this site a parent has to agree to the account of anyone under {consentAge}. Until then the child can play, but nothing the child writes is shown to anybody, and there is no public certificate.`,
      msg`We write to the parent's address with a link to give or decline consent. With that link, consent can be withdrawn at any time. If a parent declines, the account is deleted after 14 days.`,
      msg`The backpack is a question of its own: the consent to the account, a parent's or a school's, does not include it. A parent can withdraw the yes to it at any time, and what is in it is then deleted.`,
      msg`A school can agree for its class accounts where the law allows it.`,
    ],
  },
  {
    id: 'rights',
    title: msg`Your rights`,
    body: [
      [
        msg`See and download: the account page gives you everything we keep about you as a file (JSON).`,
        msg`Correct: change your profile and your e-mail address on the account page.`,
        msg`Delete: the account page deletes your account. You have 14 days to change your mind; then everything is gone for good.`,
        msg`Withdraw consent: parents with the link in our e-mail; the newsletter with the link in each newsletter; cookies in the cookie settings.`,
        msg`Ask or complain: write to the operator. You can also complain to the data protection authority of your country.`,
      ],
      msg`A parent can do all of this for a child, and the operator helps if the child has no e-mail address.`,
    ],
  },
  {
    id: 'safety',
    title: msg`How we protect data`,
    body: [
      msg`Passwords are hashed with argon2id, sign-ins are bound to the browser, every call is checked for the right role, and the pages run no foreign code. Please report a weakness to the operator.`,
    ],
  },
  {
    id: 'changes',
    title: msg`Changes`,
    body: [
      msg`If we change what is kept or why, we change this page and its date. If the change concerns consent, parents are asked again.`,
    ],
  },
];
