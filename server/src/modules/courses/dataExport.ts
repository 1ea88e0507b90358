// Exports a user's checklists for 'Download my data'.
import type { Db } from '../../db/db.ts';
import { allChecks } from './repository.ts';

export const exportCourseChecks = (db: Db, userId: string): Promise<unknown> => allChecks(db, userId);
