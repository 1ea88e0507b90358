// Finds accounts, children by their name on a class list, groups and newsletter subscribers; each search is recorded.
import { type AdminSearchReply, SEARCH_MIN, SEARCH_RESULTS_MAX } from '@lanternwise/shared/contracts/admin-overview';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { overviewApi } from '../../../features/admin/overviewApi.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { useListParams } from '../../layout/useListParams.ts';
import { AdminPage, EmptyState } from '../AdminPage.tsx';
import { ROLE_LABELS, STATE_LABELS } from '../users/userLabels.ts';

export function SearchPage() {
  const { t } = useLingui();
  const { get } = useListParams();
  const search = get('search').trim();
  return (
    <AdminPage
      title={t`Search`}
      intro={t`Finds accounts, the names on class lists, groups and newsletter addresses. Because it reads children's names, every search is recorded in the audit log.`}
    >
      <SearchForm key={search} search={search} />
      {search.length >= SEARCH_MIN && <Results search={search} />}
    </AdminPage>
  );
}

/** Searches when it is sent, not while typing: each search is recorded. */
function SearchForm({ search }: { search: string }) {
  const { t } = useLingui();
  const { set } = useListParams();
  const [text, setText] = useState(search);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isLongEnough = text.trim().length >= SEARCH_MIN;
    setError(isLongEnough ? undefined : t`Please enter at least two letters.`);
    if (isLongEnough) set({ search: text.trim() });
  };
  return (
    <Card>
      <form className="grid items-end gap-3 sm:grid-cols-[1fr_auto]" noValidate onSubmit={submit}>
        <TextField
          label={t`Name, e-mail or group`}
          error={error}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Button type="submit">
          <Trans context="button">Search</Trans>
        </Button>
      </form>
    </Card>
  );
}

function Results({ search }: { search: string }) {
  const query = overviewApi.useAdminSearchQuery({ search });
  return <QueryResult query={query}>{(found) => <Found found={found} />}</QueryResult>;
}

function Found({ found }: { found: AdminSearchReply }) {
  const { t } = useLingui();
  const { accounts, children, groups, subscribers } = found;
  const count = accounts.length + children.length + groups.length + subscribers.length;
  return (
    <>
      <p role="status" className="text-muted">
        <Plural value={count} _0="Nothing found." one="# result" other="# results" />
      </p>
      {count === 0 && (
        <EmptyState>
          <Trans>Nothing has this text in its name. Try fewer letters.</Trans>
        </EmptyState>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <ResultList title={t`Children on class lists`} count={children.length}>
          {children.map((child) => (
            <li key={child.id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/users/${child.id}`} className="lw-link py-1 font-bold">
                {child.name}
              </Link>
              <span className="text-muted">{child.username}</span>
              <Link to={`/teacher/groups/${child.group.id}`} className="lw-link py-1">
                {child.group.name}
              </Link>
            </li>
          ))}
        </ResultList>
        <ResultList title={t`Accounts`} count={accounts.length}>
          {accounts.map((account) => (
            <li key={account.id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/admin/users/${account.id}`} className="lw-link py-1 font-bold">
                {account.username}
              </Link>
              <span>{t(ROLE_LABELS[account.role])}</span>
              {account.status !== 'active' && <Badge colour="error">{t(STATE_LABELS[account.status])}</Badge>}
              {account.email && <span className="min-w-0 break-all text-muted">{account.email}</span>}
            </li>
          ))}
        </ResultList>
        <ResultList title={t`Groups`} count={groups.length}>
          {groups.map((group) => (
            <li key={group.id} className="flex flex-wrap items-center gap-x-3">
              <Link to={`/teacher/groups/${group.id}`} className="lw-link py-1 font-bold">
                {group.name}
              </Link>
              <span className="text-muted">
                <Plural value={group.students} one="# student" other="# students" />
              </span>
              {group.archived && <Badge>{t`Archived`}</Badge>}
            </li>
          ))}
        </ResultList>
        <ResultList title={t`Newsletter`} count={subscribers.length}>
          {subscribers.map((subscriber) => (
            <li key={subscriber.id}>
              <Link
                to={`/admin/newsletter?search=${encodeURIComponent(subscriber.email)}`}
                className="lw-link inline-block py-1 break-all"
              >
                {subscriber.email}
              </Link>
            </li>
          ))}
        </ResultList>
      </div>
    </>
  );
}

function ResultList({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <Card className="grid gap-2" title={title}>
      <ul className="grid gap-1">{children}</ul>
      {count >= SEARCH_RESULTS_MAX && (
        <p className="text-muted">
          <Trans>Only the first {SEARCH_RESULTS_MAX} are shown. Write more of the name to see the others.</Trans>
        </p>
      )}
    </Card>
  );
}
