// Lists audit log entries: time, actor, action, subject, and reason.
import type { AuditEntry } from '@lanternwise/shared/contracts/admin-users';
import { Link } from 'react-router-dom';
import { formatDateTime, humanize } from './formatAdmin.ts';

export function AuditList({ entries, about }: { entries: readonly AuditEntry[]; about?: string }) {
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-md border-2 border-line/40 bg-panel px-4 py-3">
          <p className="flex flex-wrap gap-x-3">
            <strong>{humanize(entry.action)}</strong>
            {entry.subjectId !== about && <Subject entry={entry} />}
            <span className="text-muted">by {entry.actor?.username ?? 'the server or a command'}</span>
            <time dateTime={new Date(entry.at).toISOString()} className="ml-auto text-sm text-muted">
              {formatDateTime(entry.at)}
            </time>
          </p>
          {entry.reason && <p>“{entry.reason}”</p>}
          <Detail detail={entry.detail} />
        </li>
      ))}
    </ul>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  if (entry.subjectKind === 'user' && entry.subjectName !== null) {
    return (
      <Link to={`/admin/users/${entry.subjectId}`} className="text-link underline">
        {entry.subjectName}
      </Link>
    );
  }
  return (
    <span className="break-all text-muted">
      {humanize(entry.subjectKind)} {entry.subjectName ?? entry.subjectId}
    </span>
  );
}

function Detail({ detail }: { detail: Record<string, unknown> }) {
  const details = Object.entries(detail).filter(([, value]) => value !== null && value !== undefined);
  if (details.length === 0) return null;
  return (
    <p className="text-sm break-words text-muted">
      {details.map(([key, value]) => `${humanize(key)}: ${formatDetailValue(value)}`).join(' · ')}
    </p>
  );
}

function formatDetailValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
