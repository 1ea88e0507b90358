// Database queries of the items that a learner checked off in a course.
import type { Db } from '../../db/db.ts';
import { deleteBy, insertOnceInto, listBy } from '../../db/rows.ts';

export const allChecks = listBy('courseChecks', ['userId'], ['course', 'item']);

export const checksOf = async (db: Db, userId: string, course: string): Promise<string[]> =>
  (await listBy('courseChecks', ['userId', 'course'], ['item'])(db, userId, course)).map(({ item }) => item);

export const addCheck = insertOnceInto('courseChecks');

export const removeCheck = deleteBy('courseChecks', 'userId', 'course', 'item');
