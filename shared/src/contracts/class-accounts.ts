// Contracts of class accounts, which a teacher creates without e-mail addresses; passphrases are returned only once.
import { z } from 'zod';
import { CHILD_NAME_MAX, CLASS_ACCOUNTS_MAX, ROSTER_PROBLEMS } from '../constants/groups.ts';
import { AGE_BANDS } from '../constants/users.ts';
import { defineContract, idText, okReply, plainText, TEACHERS } from './contract.ts';

/** Contents of a login card. */
const loginCard = z.object({ id: z.string(), name: z.string(), username: z.string(), passphrase: z.string() });
export type LoginCard = z.infer<typeof loginCard>;

export const makeClassAccounts = defineContract(
  'class-accounts.makeClassAccounts',
  'POST /groups/:groupId/class-accounts',
  {
    access: TEACHERS,
    body: z.strictObject({
      names: z
        .array(plainText(CHILD_NAME_MAX * 4, 'A name is too long.'))
        .min(1, 'Please write at least one name.')
        .max(CLASS_ACCOUNTS_MAX, `At most ${CLASS_ACCOUNTS_MAX} accounts can be made at once.`),
      ageBand: z.enum(AGE_BANDS, 'Please choose the age of the class.'),
      /** The teacher confirms that the school has the parents' consent; without it the accounts stay limited. */
      schoolConsent: z.boolean(),
    }),
    reply: okReply({
      cards: z.array(loginCard),
      /** Names (0-based index) for which no account was created, with the reason. */
      skipped: z.array(
        z.object({
          index: z.number(),
          name: z.string(),
          message: z.string(),
          reason: z.enum(ROSTER_PROBLEMS),
          /** Line (from 1) of the same name. */
          sameAs: z.number().nullable(),
        }),
      ),
      /** The declared consent counts once the teacher's school is confirmed; until then the accounts are limited. */
      consentPending: z.boolean(),
      /** URL of the sign-in page, for the cards. */
      signInUrl: z.string(),
    }),
  },
);

/** Sets new passphrases for some or all class accounts of the group and ends their sessions. */
export const resetClassPasswords = defineContract(
  'class-accounts.resetClassPasswords',
  'POST /groups/:groupId/class-accounts/reset-passwords',
  {
    access: TEACHERS,
    body: z.strictObject({
      userIds: z.union(
        [z.literal('all'), z.array(idText().min(1)).min(1, 'Please choose a child.').max(200)],
        'Please choose a child.',
      ),
    }),
    /** The ids of the largest class. */
    bodyLimit: 40 * 1024,
    reply: okReply({ cards: z.array(loginCard), signInUrl: z.string() }),
  },
);

/** Changes a child's name, deletes the account (purged after the usual grace period) or restores it. */
export const changeClassAccount = defineContract(
  'class-accounts.changeClassAccount',
  'PATCH /groups/:groupId/class-accounts/:userId',
  {
    access: TEACHERS,
    body: z.strictObject({
      name: plainText(CHILD_NAME_MAX * 4, 'A name is too long.').optional(),
      deleted: z.boolean().optional(),
    }),
  },
);
