// Contracts of certificates: list, check, generate, share, verify (site.txt section 7).
import { z } from 'zod';
import { defineContract, idText, okReply, plainText } from './contract.ts';
import { languageCode } from './language.ts';

/** Message for an invalid name, on client and server. */
export const CERTIFICATE_NAME_MESSAGE =
  'A certificate has a first name and a surname of at most 10 characters each, letters only.';
export const NOT_COMPLETED_MESSAGE = 'You must complete the course (100% progress) before generating a certificate.';
export const ALREADY_GENERATED_MESSAGE = 'You already have a certificate generated for this course.';
export const PERMISSION_MESSAGE =
  'Permission error: Unable to create certificate due to security policy. Please contact support.';

export const certificateSchema = z.object({
  id: z.string(),
  name: z.string(),
  generatedAt: z.string(),
  verificationId: z.string(),
  course: z.object({ title: z.string() }),
  /** Null if the caller may not see it. */
  user: z.object({ username: z.string().nullable(), email: z.string().nullable() }),
  /** Per cent. */
  completion: z.number(),
  /** 0–100. */
  score: z.number(),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** The owner's view, with the visibility settings. */
export const ownCertificateSchema = certificateSchema.extend({ showUsername: z.boolean(), showEmail: z.boolean() });
export type OwnCertificate = z.infer<typeof ownCertificateSchema>;

/** Defaults to the caller's own id. */
const userQuery = z.object({ userId: idText(100).optional() });

export const userCertificates = defineContract('certificates.userCertificates', 'GET /user-certificates', {
  access: 'signed-in',
  query: userQuery,
  reply: okReply({ certificates: z.array(ownCertificateSchema) }),
});

export const checkCertificate = defineContract('certificates.checkCertificate', 'GET /check-certificate', {
  access: 'signed-in',
  query: userQuery,
  reply: okReply({ certificate: ownCertificateSchema.nullable() }),
});

export const courseCompletion = defineContract('certificates.courseCompletion', 'GET /course-completion', {
  access: 'signed-in',
  query: userQuery,
  reply: okReply({
    completed: z.boolean(),
    message: z.string(),
    /** Whether a certificate may be public: true for adults and for children with consent. */
    mayPublish: z.boolean(),
  }),
});

export const generateCertificate = defineContract('certificates.generateCertificate', 'POST /generate-certificate', {
  access: 'signed-in',
  body: z.strictObject({
    userId: plainText(100, 'Please sign in first.'),
    name: plainText(80, CERTIFICATE_NAME_MESSAGE),
  }),
  bodyLimit: 4096,
  reply: okReply({ certificate: ownCertificateSchema }),
});

export const verifyCertificate = defineContract(
  'certificates.verifyCertificate',
  'GET /verify-certificate/:verificationId',
  {
    access: 'public',
    params: { verificationId: idText(200) },
    reply: okReply({ certificate: certificateSchema }),
  },
);

export const showOnCertificate = defineContract('certificates.showOnCertificate', 'PATCH /user-certificates/:id', {
  access: 'signed-in',
  body: z.strictObject({ showUsername: z.boolean().optional(), showEmail: z.boolean().optional() }),
  reply: okReply({ certificate: ownCertificateSchema }),
});

/** Mails the verification link to an address. */
export const shareCertificate = defineContract('certificates.shareCertificate', 'POST /share-certificate', {
  access: 'signed-in',
  body: z.strictObject({
    certificateId: plainText(100, 'Please choose a certificate.'),
    email: z.email('That does not look like an e-mail address.').max(254),
    locale: languageCode.default('en'),
  }),
  bodyLimit: 4096,
});
