// Contracts of a parent's answer about one class of an unconfirmed teacher, and of an Admin's lifting of a no.
import { z } from 'zod';
import { CLASS_CONSENT_STATES } from '../constants/groups.ts';
import { adminReason } from './admin-users.ts';
import { linkTokenSchema } from './auth.ts';
import { CONSENT_ANSWERS } from './consent.ts';
import { ADMIN, defineContract, okReply } from './contract.ts';
import { languageCode } from './language.ts';

const classConsent = z.object({
  id: z.string(),
  /** The child's user name. */
  username: z.string(),
  className: z.string(),
  /** User names of the class's teachers now. */
  teachers: z.array(z.string()),
  state: z.enum(CLASS_CONSENT_STATES),
  /** False if the class got a teacher since the parent's yes: the child needs a new one to join again. */
  isForTheseTeachers: z.boolean(),
  isMember: z.boolean(),
  /** False where another parent said no. */
  mayAgree: z.boolean(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type ClassConsent = z.infer<typeof classConsent>;

const answerBody = z.strictObject({ answer: z.enum(CONSENT_ANSWERS, 'Please choose an answer.') });
const mailedReply = okReply({
  consent: classConsent,
  /** Language of the letter. */
  locale: languageCode,
});

export const readClassConsent = defineContract('class-consents.readClassConsent', 'GET /class-consents/:token', {
  access: 'public',
  params: { token: linkTokenSchema },
  reply: mailedReply,
});

export const answerClassConsent = defineContract('class-consents.answerClassConsent', 'POST /class-consents/:token', {
  access: 'public',
  params: { token: linkTokenSchema },
  body: answerBody,
  reply: mailedReply,
});

/** Of all linked children. */
export const parentClassConsents = defineContract('class-consents.parentClassConsents', 'GET /parent/class-consents', {
  access: ['Parent'],
  reply: okReply({ consents: z.array(classConsent) }),
});

export const answerAsParent = defineContract('class-consents.answerAsParent', 'POST /parent/class-consents/:id', {
  access: ['Parent'],
  body: answerBody,
  reply: okReply({ consent: classConsent }),
});

export const childClassConsents = defineContract(
  'class-consents.childClassConsents',
  'GET /admin/users/:id/class-consents',
  {
    access: ADMIN,
    reply: okReply({ consents: z.array(classConsent) }),
  },
);

/** Takes a parent's no back: the class waits for a parent's yes again. */
export const liftClassRefusal = defineContract(
  'class-consents.liftClassRefusal',
  'POST /admin/class-consents/:id/lift',
  {
    access: ADMIN,
    body: z.strictObject({ reason: adminReason }),
    reply: okReply({ consent: classConsent }),
  },
);
