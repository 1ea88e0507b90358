// Admits what a teacher writes to children: the one gate of all such texts, passed before they are stored or sent.
import { randomUUID } from 'node:crypto';
import type { TextForChildren } from '@lanternwise/shared/contracts/textForChildren';
import { refusalMessage, type TeacherTextField, textRefusals } from '@lanternwise/shared/safety/textRefusals';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { HttpError } from '../../http/errors.ts';
import { isSchoolConfirmed } from '../consent/schoolConsent.ts';
import { keepText } from './repository.ts';
import type { AdmittedText } from './text.ts';

export interface TeacherText {
  sender: { id: string };
  groupId: string;
  field: TeacherTextField;
  text: TextForChildren;
}

/**
 * In the transaction that stores the text, which is kept for the Admin too. Throws with the part that is wrong if children must not see it, or if the sender's school
 * is not confirmed and the text is more than a ready-made line.
 */
export async function admitTeacherText(tx: Db, { sender, groupId, field, text }: TeacherText): Promise<AdmittedText> {
  const { users } = tx.tables;
  const { username, role, schoolConfirmedAt } = users;
  const [teacher] = await tx.select({ username, role, schoolConfirmedAt }).from(users).where(eq(users.id, sender.id));
  const isConfirmed = teacher !== undefined && isSchoolConfirmed(teacher);
  const [refusal] = textRefusals(text, { field, isConfirmed });
  if (refusal) {
    const status = refusal.code === 'presets-only' || refusal.code === 'class-name-preset' ? 403 : 400;
    throw new HttpError(status, refusal.code, refusalMessage(refusal), undefined, refusal.values);
  }
  await keepText(tx, {
    id: randomUUID(),
    senderId: sender.id,
    senderName: teacher?.username ?? '',
    groupId,
    field,
    text,
    writtenAt: Date.now(),
  });
  return text as AdmittedText;
}
