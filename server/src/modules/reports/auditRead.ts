// Records that an Admin read the report of a child, or of a class, that is not the Admin's own.
import type { Store } from '../../db/openStore.ts';
import { recordAuditOnce } from '../audit/recordAudit.ts';
import { groupRoleOf, teachesLearner } from '../groups/access.ts';
import type { Viewer } from './access.ts';

/** A page that is opened again soon, or that asks again by itself, is one reading. */
const ONE_READING_MS = 10 * 60_000;

type Read = { kind: 'user' | 'group'; id: string };

/** Call it before a report is answered. Teachers, and Admins who teach the child or the class, are not recorded. */
export async function auditRead(store: Store, viewer: Viewer, subject: Read): Promise<void> {
  if (viewer.role !== 'Admin' || (await isOwn(store, viewer, subject))) return;
  const action = subject.kind === 'user' ? 'report-read' : 'group-report-read';
  await store.write((tx) => recordAuditOnce(tx, viewer.id, action, [subject.kind, subject.id], ONE_READING_MS));
}

async function isOwn({ db }: Store, viewer: Viewer, { kind, id }: Read): Promise<boolean> {
  if (kind === 'user') return viewer.id === id || teachesLearner(db, viewer.id, id);
  return (await groupRoleOf(db, id, viewer.id)) !== undefined;
}
