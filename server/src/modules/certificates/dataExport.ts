// Exports a user's certificates for 'Download my data'.
import type { Db } from '../../db/db.ts';
import { certificatesOf } from './repository.ts';

export const exportCertificates = (db: Db, userId: string): Promise<unknown> => certificatesOf(db, userId);
