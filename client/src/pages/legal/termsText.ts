// The text of the terms and conditions.
import { msg } from '@lingui/core/macro';
import type { LegalSection } from './LegalPage.tsx';

export const TERMS_CHANGED_ON = '2026-11-25';

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    id: 'operator',
    title: msg`Who offers this site`,
    body: [msg`This installation of Lanternwise is offered by its operator:`],
  },
  {
    id: 'accounts',
    title: msg`Accounts`,
    body: [
      [
        msg`The demo is open to everyone. For the rest you need an account with a user name of your choice.`,
        msg`Under {consentAge}, a parent has to agree. Until then the account is limited.`,
        msg`Keep your password to yourself. Teachers and Admins never ask for it; they can only set a new one.`,
        msg`Teacher and parent accounts are for adults. A school that creates class accounts is responsible for having the right to do so.`,
      ],
    ],
  },
  {
    id: 'behaviour',
    title: msg`What we ask of you`,
    body: [
      [
        msg`Be kind. Do not insult or threaten anybody, and do not pretend to be somebody else.`,
        msg`Do not publish personal data of others.`,
        msg`Do not attack the site, and do not try to read or change what belongs to others. If you find a weakness, tell the operator.`,
      ],
      msg`An Admin can suspend an account that breaks these rules. The reason is recorded.`,
    ],
  },
  {
    id: 'content',
    title: msg`What belongs to whom`,
    body: [
      msg`Your drawings, texts and programs are yours. We store and show them only as the privacy policy says.`,
      msg`Pictures, sounds and lessons were made for Lanternwise. You may use them for learning and teaching here, and print what has a print button. The software of others is listed with its licences on the page Licences.`,
    ],
  },
  {
    id: 'plans',
    title: msg`Plans and payments`,
    body: [
      msg`What each plan opens and what it costs is on the page Plans. You can cancel at any time; the plan then runs to the end of the time you paid for.`,
      msg`Where the site is in sandbox mode, it says so at the checkout, and no money is taken. Rights of withdrawal that the law gives you stay as they are.`,
    ],
  },
  {
    id: 'certificates',
    title: msg`Certificates`,
    body: [
      msg`A certificate shows that its owner completed a course here. It is not a school report and no official qualification. Anyone with its ID can check that it is genuine.`,
    ],
  },
  {
    id: 'service',
    title: msg`What we can and cannot promise`,
    body: [
      msg`We take care that the site works, that lessons are correct and that nothing you did is lost. We cannot promise that it is always reachable or free of mistakes. Tell us about a mistake and we look into it.`,
      msg`Nothing here limits rights that the law gives you, nor liability that the law does not allow to be limited.`,
    ],
  },
  {
    id: 'end',
    title: msg`Ending and changes`,
    body: [
      msg`You can delete your account at any time on the account page. If these terms change, this page changes with its date; for people who pay, a change counts from their next period.`,
    ],
  },
];
