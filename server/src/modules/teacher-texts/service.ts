// What Admins see of teachers' texts and of children's reports, how a report is closed, and how long a text is kept.
import type { AdultReport, KeptText } from '@lanternwise/shared/contracts/teacher-texts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import {
  purgeTexts,
  reportsPage,
  reportWithText,
  type TextRow,
  type TextsQuery,
  textsPage,
  updateReport,
} from './repository.ts';

/** For the Admin's pages. */
export { countOpenReports } from './repository.ts';

export const TEXTS_KEPT_MS = 90 * 24 * 3_600_000;

export class TeacherTextsService {
  constructor(private readonly store: Store) {}

  async texts(query: TextsQuery): Promise<{ items: KeptText[]; total: number }> {
    await this.#auditRead(query, 'teacher-texts-read');
    const { rows, total } = await textsPage(this.store.db, query);
    return { items: rows.map(({ text, groupName }) => toKept(text, groupName)), total };
  }

  async reports(query: TextsQuery & { closed: boolean }): Promise<{ items: AdultReport[]; total: number }> {
    await this.#auditRead(query, 'adult-reports-read');
    const { rows, total } = await reportsPage(this.store.db, query);
    const items = rows.map(({ report, text, groupName, child }) => ({
      id: report.id,
      text: toKept(text, groupName),
      child,
      times: report.times,
      toldParent: report.toldParent,
      openedAt: report.openedAt,
      closedAt: report.closedAt,
      closingNote: report.closingNote,
    }));
    return { items, total };
  }

  /** The person told of can no more close a report than see it. */
  close(actorId: string, id: string, note: string): Promise<void> {
    return this.store.write(async (tx) => {
      const found = await reportWithText(tx, id);
      if (!found || found.text.senderId === actorId) {
        throw new HttpError(404, 'no-report', 'There is no such report.');
      }
      if (found.report.closedAt !== null) throw new HttpError(409, 'report-closed', 'This report is closed already.');
      await updateReport(tx, id, { closedAt: Date.now(), closedBy: actorId, closingNote: note });
      await recordAudit(tx, actorId, 'adult-report-closed', ['user', found.text.senderId], { report: id }, note);
    });
  }

  purge(now = Date.now()): Promise<void> {
    return this.store.write((tx) => purgeTexts(tx, now - TEXTS_KEPT_MS));
  }

  #auditRead({ viewerId }: TextsQuery, action: 'teacher-texts-read' | 'adult-reports-read'): Promise<void> {
    return this.store.write((tx) => recordAudit(tx, viewerId, action, ['user', viewerId]));
  }
}

const toKept = ({ id, senderId, senderName, field, text, writtenAt }: TextRow, groupName: string | null): KeptText => ({
  id,
  senderId,
  sender: senderName,
  groupName,
  field,
  text,
  writtenAt,
});
