// Database queries of certificates.
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, preparePerConnection, type Row } from '../../db/db.ts';
import { findBy, insertInto, updateBy } from '../../db/rows.ts';

export type CertificateRow = Row<'certificates'>;

const placeholder = sql.placeholder;

const byVerificationId = preparePerConnection((db, { certificates }) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.verificationId, placeholder('verificationId')))
    .prepare(),
);
const ofOwner = preparePerConnection((db, { certificates }) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.userId, placeholder('userId')))
    .orderBy(certificates.generatedAt)
    .prepare(),
);

export async function findByVerificationId(db: Db, verificationId: string): Promise<CertificateRow | undefined> {
  const [row] = await byVerificationId(db).execute({ verificationId });
  return row;
}

export async function certificatesOf(db: Db, userId: string): Promise<CertificateRow[]> {
  return ofOwner(db).execute({ userId });
}

export const findOwnCertificate = findBy('certificates', 'userId', 'id');

export const insertCertificate = insertInto('certificates');

export const setVisibility = updateBy('certificates', 'id');

export async function countSharesSince(db: Db, certificateId: string, since: number): Promise<number> {
  const { certificateShares } = db.tables;
  return db.$count(
    certificateShares,
    and(eq(certificateShares.certificateId, certificateId), gt(certificateShares.sharedAt, since)),
  );
}

export const insertShare = insertInto('certificateShares');
