// Every table of the data base, made from whichever column kit is handed in.
import { auditTable } from '../modules/audit/table.ts';
import { authTables } from '../modules/auth/table.ts';
import { contentTable } from '../modules/content/table.ts';
import { feedbackTable } from '../modules/feedback/table.ts';
import { mailTable } from '../modules/mail/table.ts';
import { progressTables } from '../modules/progress/table.ts';
import { usersTable } from '../modules/users/table.ts';
import type { Kit } from './kit.ts';

export function makeSchema(k: Kit) {
  const users = usersTable(k);
  return {
    users,
    ...authTables(k, users),
    ...progressTables(k, users),
    feedback: feedbackTable(k, users),
    contentRevisions: contentTable(k),
    mailOutbox: mailTable(k, users),
    auditLog: auditTable(k, users),
  };
}
