// Decides which name of a learner a viewer sees: the one from the class list is for the class's own teachers and Admins only.
import { type SQL, sql } from 'drizzle-orm';
import type { Tables } from '../../db/db.ts';
import type { Viewer } from './access.ts';

/** The name from the class list where the viewer may see it, else the user name. The query must left join `classAccounts`. */
export function learnerName({ classAccounts, groupTeachers, users }: Tables, viewer: Viewer): SQL<string> {
  if (viewer.role === 'Admin') return sql<string>`coalesce(${classAccounts.name}, ${users.username})`;
  const teachesHomeClass = sql`exists (
    select 1 from ${groupTeachers}
    where ${groupTeachers.groupId} = ${classAccounts.groupId} and ${groupTeachers.userId} = ${viewer.id}
  )`;
  return sql<string>`coalesce(case when ${teachesHomeClass} then ${classAccounts.name} end, ${users.username})`;
}
