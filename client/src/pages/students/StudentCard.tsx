// Shows one student of the list as a card, linked to their report.
import type { Student } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { reasonText } from '../evidence/evidenceWords.ts';
import { sessionText } from './formatTime.ts';
import styles from './StudentCard.module.css';

interface StudentCardProps {
  student: Student;
  index: number;
  /** Query string of the report's address. */
  search: string;
}

export function StudentCard({ student, index, search }: StudentCardProps) {
  const { t } = useLingui();
  const { name, username, needsHelp, reasons } = student;
  const session = sessionText(student.currentSession);
  const day = student.lastActive ? formatDate(student.lastActive, 'medium') : undefined;
  return (
    // Cards fade in one after another, a tenth of a second apart.
    <li className={styles.card} style={{ '--delay': `${index * 0.1}s` } as CSSProperties}>
      <Link
        to={`/admin/progress/${student.id}${search}`}
        className="lw-card grid content-start gap-2.5 hover:bg-raised"
      >
        <span className="flex flex-wrap items-start justify-between gap-2">
          <span className="min-w-0 text-lg font-bold break-words">{name}</span>
          {needsHelp > 0 && (
            <Badge colour="amber">
              <LifeBuoy aria-hidden="true" size={16} /> <Trans>Needs help</Trans>
            </Badge>
          )}
        </span>
        <span className="break-all text-muted">
          {username !== name && <span className="block">{username}</span>}
          {student.email ?? <Trans>Not available</Trans>}
        </span>
        <span>
          <Badge colour="violet">{student.groupName}</Badge>
        </span>
        {reasons.length > 0 && <span>{reasons.map(reasonText).join('; ')}</span>}
        <span className="grid gap-1">
          <span className="flex justify-between">
            <span>
              <Trans>Overall progress</Trans>
            </span>
            <strong>{student.overallProgress}%</strong>
          </span>
          <ProgressBar label={t`Progress of ${name}`} value={student.overallProgress} />
        </span>
        <span>
          <Trans>Current Session: {session}</Trans>
        </span>
        <span className="text-muted">{day ? <Trans>Last active {day}</Trans> : <Trans>Last active never</Trans>}</span>
      </Link>
    </li>
  );
}
