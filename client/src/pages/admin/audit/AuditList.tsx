// Lists audit log entries as sentences: who did what to whom, with links, the reason and further facts.
import { AUDIT_ACTIONS, type AuditAction } from '@lanternwise/shared/constants/audit';
import { isMapId } from '@lanternwise/shared/constants/realms';
import { ROLES, type Role } from '@lanternwise/shared/constants/users';
import type { AuditEntry } from '@lanternwise/shared/contracts/admin-users';
import { t as translate } from '@lingui/core/macro';

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatList } from '../../../i18n/format.ts';
import { i18n, Trans as RuntimeTrans } from '../../../i18n/runtime.tsx';
import { formatBytes, humanize, realmTitle } from '../formatAdmin.ts';
import { planLabel, ROLE_LABELS } from '../users/userLabels.ts';
import { AUDIT_WORDS, DETAIL_LABELS } from './auditWords.ts';

/** `about` is the account whose page shows the entries: its name needs no link there. */
export function AuditList({ entries, about }: { entries: readonly AuditEntry[]; about?: string }) {
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-md border-2 border-line/40 bg-panel px-4 py-3">
          <p className="flex flex-wrap gap-x-3">
            <span className="min-w-0 break-words">
              <Sentence entry={entry} about={about} />
            </span>
            <time dateTime={new Date(entry.at).toISOString()} className="ml-auto text-sm text-muted">
              {formatDate(entry.at, 'mediumTime')}
            </time>
          </p>
          {entry.reason && <p className="break-words">“{entry.reason}”</p>}
          <Facts entry={entry} />
        </li>
      ))}
    </ul>
  );
}

const isKnown = (action: string): action is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(action);

function Sentence({ entry, about }: { entry: AuditEntry; about: string | undefined }) {
  const { action, actor, detail } = entry;
  if (!isKnown(action)) return <strong>{humanize(action)}</strong>;
  const { id, message } = AUDIT_WORDS[action].sentence;
  const values = {
    actor: actor ? <PersonLink person={actor} isHere={actor.id === about} /> : <strong>{translate`The server`}</strong>,
    subject: <Subject entry={entry} isHere={entry.subjectId === about} />,
    about: entry.about ? <PersonLink person={entry.about} isHere={entry.about.id === about} /> : translate`somebody`,
    from: <strong>{formatFact('from', detail.from)}</strong>,
    to: <strong>{formatFact('to', detail.to)}</strong>,
  };
  return <RuntimeTrans id={id} {...(message !== undefined && { message })} values={values} />;
}

function PersonLink({ person, isHere }: { person: { id: string; username: string }; isHere: boolean }) {
  if (isHere) return <strong>{person.username}</strong>;
  return (
    <Link to={`/admin/users/${person.id}`} className="text-link underline">
      {person.username}
    </Link>
  );
}

function Subject({ entry, isHere }: { entry: AuditEntry; isHere: boolean }) {
  const { subjectKind, subjectId, subjectName, detail } = entry;
  if (subjectKind === 'user') {
    if (subjectName !== null) return <PersonLink person={{ id: subjectId, username: subjectName }} isHere={isHere} />;
    return (
      <span className="text-muted">
        <Trans>an account that is deleted</Trans>
      </span>
    );
  }
  const [name, to] = placeOf(subjectKind, subjectId, subjectName, detail);
  if (to === undefined) return <strong className="break-all">{name}</strong>;
  return (
    <Link to={to} className="text-link underline">
      {name}
    </Link>
  );
}

/** Name of a subject that is no account, and its page where it has one. */
function placeOf(
  kind: string,
  id: string,
  name: string | null,
  detail: Record<string, unknown>,
): [name: string, to?: string] {
  if (kind === 'group') return name === null ? [translate`a group that is deleted`] : [name, `/teacher/groups/${id}`];
  if (kind === 'content') {
    const [realm = id] = id.split('#');
    return [realmTitle(realm), `/admin/content/${realm}`];
  }
  if (kind === 'blog' && typeof detail.title === 'string') return [detail.title, `/blogs/${id}`];
  return [name ?? id];
}

/** Keys that the sentence says or that only programs read. */
const SAID_ELSEWHERE = new Set([
  'text',
  'title',
  'realm',
  'part',
  'texts',
  'hindi',
  'translations',
  'invitationId',
  'to',
]);
/** Actions whose sentence says where it came from. */
const SAYS_FROM = new Set<string>(['role-changed']);

function Facts({ entry: { action, detail, group } }: { entry: AuditEntry }) {
  const { t } = useLingui();
  const facts: [string, ReactNode][] = Object.entries(detail).flatMap(([key, value]) => {
    if (value === null || value === undefined || SAID_ELSEWHERE.has(key)) return [];
    if (key === 'from' && SAYS_FROM.has(action)) return [];
    const label = DETAIL_LABELS[key];
    return [[label ? t(label) : priceLabel(key), formatFact(key, value)] satisfies [string, ReactNode]];
  });
  if (group !== null) {
    const link = (
      <Link key="group" to={`/teacher/groups/${group.id}`} className="text-link underline">
        {group.name}
      </Link>
    );
    facts.push([t`Group`, link]);
  }
  if (facts.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm break-words text-muted">
      {facts.map(([name, value]) => (
        <span key={name}>
          {name}: {value}
        </span>
      ))}
    </p>
  );
}

/** A change of prices has the plans as its keys. */
const priceLabel = (key: string): string => planLabel(key);

function formatFact(key: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? translate`yes` : translate`no`;
  if (typeof value === 'number' && key === 'opensAt') return formatDate(value, 'medium');
  if (typeof value === 'number' && key === 'bytes') return formatBytes(value);
  if (Array.isArray(value)) return formatList(value.map((each) => formatFact(key, each)));
  if (typeof value !== 'string')
    return value === null || value === undefined ? planLabel('none') : JSON.stringify(value);
  if ((ROLES as readonly string[]).includes(value)) return i18n._(ROLE_LABELS[value as Role]);
  if (isMapId(value)) return realmTitle(value);
  return FACT_WORDS[value]?.() ?? (key === 'from' || key === 'to' ? planLabel(value) : value);
}

/** Codes that entries use for states and ways of delivery. */
const FACT_WORDS: Readonly<Record<string, () => string>> = {
  active: () => translate({ context: 'account', message: 'Active' }),
  suspended: () => translate`Suspended`,
  'deleted-pending': () => translate`Deleted by its owner`,
  locked: () => translate`Locked`,
  scheduled: () => translate`Scheduled`,
  open: () => translate({ context: 'realm', message: 'Open' }),
  name: () => translate({ context: 'audit', message: 'a name' }),
  address: () => translate({ context: 'audit', message: 'an e-mail address' }),
  link: () => translate`link`,
  mail: () => translate`e-mail`,
  school: () => translate`School`,
  pilot: () => translate`Pilot`,
  family: () => translate`Family`,
};
