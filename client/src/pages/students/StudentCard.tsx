// Shows one student of the list, linked to their report.
import type { Student } from '@lanternwise/shared/contracts/reports';
import { LifeBuoy } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { formatDay } from './formatTime.ts';
import styles from './StudentCard.module.css';

export function StudentCard({ student, index }: { student: Student; index: number }) {
  const { week, session } = student.currentSession;
  return (
    // Cards fade in one after another, a tenth of a second apart.
    <li className={styles.card} style={{ '--delay': `${index * 0.1}s` } as CSSProperties}>
      <Link to={`/admin/progress/${student.id}`} className="lw-card grid content-start gap-2.5 hover:bg-raised">
        <span className="flex flex-wrap items-start justify-between gap-2">
          <span className="min-w-0 text-lg font-bold break-words">{student.name}</span>
          {student.needsHelp > 0 && (
            <Badge colour="amber">
              <LifeBuoy aria-hidden="true" size={16} /> Needs help
            </Badge>
          )}
        </span>
        <span className="break-all text-muted">{student.email ?? 'No e-mail address'}</span>
        <span>
          <Badge colour="violet">{student.groupName}</Badge>
        </span>
        <span className="grid gap-1">
          <span className="flex justify-between">
            <span>Overall progress</span>
            <strong>{student.overallProgress}%</strong>
          </span>
          <ProgressBar label={`Progress of ${student.name}`} value={student.overallProgress} />
        </span>
        <span>
          Current Session: Week {week}, Session {session}
        </span>
        <span className="text-muted">Last active {student.lastActive ? formatDay(student.lastActive) : 'never'}</span>
      </Link>
    </li>
  );
}
