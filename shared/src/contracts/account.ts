// Contracts of account management: e-mail address, password, sessions, pictures, data export, deletion.
import { z } from 'zod';
import { confirmingPassword, emailSchema, passwordSchema } from './auth.ts';
import { defineContract, okReply } from './contract.ts';
import { pictureId, userReplySchema } from './user.ts';

export const DELETION_GRACE_DAYS = 14;

/** The new address takes effect when the link mailed to it is opened; null removes the address. */
export const changeEmail = defineContract('account.changeEmail', 'POST /user/email', {
  access: 'signed-in',
  body: z.strictObject({ email: emailSchema.nullable(), password: confirmingPassword }),
  reply: userReplySchema,
});

export const changePassword = defineContract('account.changePassword', 'POST /user/password', {
  access: 'signed-in',
  body: z.strictObject({ current: confirmingPassword, password: passwordSchema }),
});

export const sessionSchema = z.object({
  id: z.string(),
  /** For example "Firefox on Windows". */
  device: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  thisDevice: z.boolean(),
});
export type SessionInfo = z.infer<typeof sessionSchema>;

export const listSessions = defineContract('account.listSessions', 'GET /user/sessions', {
  access: 'signed-in',
  reply: okReply({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineContract('account.endSession', 'DELETE /user/sessions/:id', {
  access: 'signed-in',
});

export const endOtherSessions = defineContract('account.endOtherSessions', 'POST /user/sessions/end-others', {
  access: 'signed-in',
});

export const exportData = defineContract('account.exportData', 'GET /user/export', {
  access: 'signed-in',
  reply: z.record(z.string(), z.unknown()),
});

export const deleteAccount = defineContract('account.deleteAccount', 'POST /user/delete', {
  access: 'signed-in',
  body: z.strictObject({ password: confirmingPassword }),
  reply: okReply({ deletionDueAt: z.string() }),
});

export const PICTURE_KINDS = ['profilePicture', 'coverPhoto'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
/** Maximum size of a picture after the browser has resized it. */
export const PICTURE_MAX_BYTES = 300 * 1024;

export const uploadPicture = defineContract('account.uploadPicture', 'PUT /user/pictures/:kind', {
  access: 'signed-in',
  params: { kind: z.enum(PICTURE_KINDS, 'There is no such picture.') },
  body: z.strictObject({
    /** The picture file, base64-encoded. */
    data: z
      .string('The picture is missing.')
      .max(Math.ceil(PICTURE_MAX_BYTES / 3) * 4 + 4, 'That picture is too large. A picture has at most 300 KB.')
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'The picture did not arrive complete. Please try again.'),
  }),
  /** The picture in base64; one that is a little too large is refused in words. */
  bodyLimit: 512 * 1024,
  reply: userReplySchema,
});

/** Returns the picture file. Its id is random and only sent to users who may see the account. */
export const picture = defineContract('account.picture', 'GET /pictures/:id', {
  access: 'public',
  params: { id: pictureId('There is no such picture.') },
  reply: z.unknown(),
});
