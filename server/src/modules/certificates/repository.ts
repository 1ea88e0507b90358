// Database queries of certificates.
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { type Db, type NewRow, preparePerConnection, type Row } from '../../db/db.ts';

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

export async function findOwnCertificate(db: Db, userId: string, id: string): Promise<CertificateRow | undefined> {
  const { certificates } = db.tables;
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, id), eq(certificates.userId, userId)));
  return row;
}

export async function insertCertificate(tx: Db, row: CertificateRow): Promise<void> {
  const { certificates } = tx.tables;
  await tx.insert(certificates).values(row);
}

export async function setVisibility(
  tx: Db,
  id: string,
  shown: Pick<CertificateRow, 'showUsername' | 'showEmail'>,
): Promise<void> {
  const { certificates } = tx.tables;
  await tx.update(certificates).set(shown).where(eq(certificates.id, id));
}

export async function countSharesSince(db: Db, certificateId: string, since: number): Promise<number> {
  const { certificateShares } = db.tables;
  const [row] = await db
    .select({ shares: count() })
    .from(certificateShares)
    .where(and(eq(certificateShares.certificateId, certificateId), gt(certificateShares.sharedAt, since)));
  return Number(row?.shares ?? 0);
}

export async function insertShare(tx: Db, row: NewRow<'certificateShares'>): Promise<void> {
  const { certificateShares } = tx.tables;
  await tx.insert(certificateShares).values(row);
}
