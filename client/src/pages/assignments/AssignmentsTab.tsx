// A class's assignments: the list with who is done, and the button that makes a new one.
import type { ClassAssignment } from '@lanternwise/shared/contracts/assignments';
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardPlus from 'lucide-react/icons/clipboard-plus';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { dueText } from '../../features/assignments/assignmentWords.ts';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { timeZoneOfBrowser } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { ListPages } from '../layout/ListControls.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { AssignmentForm } from './AssignmentForm.tsx';
import { AssignmentMarks } from './AssignmentMarks.tsx';
import { CountsBar } from './CountsBar.tsx';
import { emptyDraft } from './draft.ts';

export function AssignmentsTab({ group }: { group: Pick<GroupRow, 'id' | 'archivedAt'> }) {
  const { t } = useLingui();
  const { page } = useListParams();
  const query = assignmentsApi.useAssignmentsQuery({ groupId: group.id, page, ...useLanguageQuery() });
  const [isMaking, setMaking] = useState(false);
  const archived = group.archivedAt !== null;
  return (
    <div className="grid gap-4">
      {archived ? (
        <p className="text-muted">
          <Trans>The assignments of an archived group can be read, and no longer changed.</Trans>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button icon={<ClipboardPlus aria-hidden="true" size={20} />} onClick={() => setMaking(true)}>
            <Trans>New assignment</Trans>
          </Button>
          <p className="flex-1 basis-64 text-muted">
            <Trans>
              Students see it in the game, on their dashboard and in the map picker. Parents see it in the week.
            </Trans>
          </p>
        </div>
      )}
      <QueryResult query={query}>
        {({ items, total, size }) =>
          total === 0 ? (
            <Card className="py-8 text-center text-lg">
              <Trans>Nothing has been assigned yet.</Trans>
            </Card>
          ) : (
            <>
              <AssignmentList groupId={group.id} assignments={items} />
              <ListPages label={t`assignments`} list={{ page, size, total }} always />
            </>
          )
        }
      </QueryResult>
      {isMaking && (
        <AssignmentForm
          groupId={group.id}
          title={t`New assignment`}
          draft={emptyDraft(Date.now(), timeZoneOfBrowser())}
          onClose={() => setMaking(false)}
        />
      )}
    </div>
  );
}

/** Those that are due, soonest first, before those that were. */
function AssignmentList({ groupId, assignments }: { groupId: string; assignments: readonly ClassAssignment[] }) {
  const now = Date.now();
  const due = assignments.filter(({ dueAt }) => dueAt > now).reverse();
  const past = assignments.filter(({ dueAt }) => dueAt <= now);
  return (
    <div className="grid gap-6">
      {due.length > 0 && (
        <Section title={<Trans>Due</Trans>} look="text-xl text-link" className="grid gap-3">
          <AssignmentCards groupId={groupId} assignments={due} />
        </Section>
      )}
      {past.length > 0 && (
        <Section title={<Trans>Due date passed</Trans>} look="text-xl text-link" className="grid gap-3">
          <AssignmentCards groupId={groupId} assignments={past} />
        </Section>
      )}
    </div>
  );
}

function AssignmentCards({ groupId, assignments }: { groupId: string; assignments: readonly ClassAssignment[] }) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {assignments.map((assignment) => (
        <li key={assignment.id}>
          <AssignmentRow groupId={groupId} assignment={assignment} />
        </li>
      ))}
    </ul>
  );
}

function AssignmentRow({ groupId, assignment }: { groupId: string; assignment: ClassAssignment }) {
  const { id, title, realmTitle, counts } = assignment;
  const due = dueText(assignment);
  return (
    <Card className="grid h-full content-start gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 text-lg break-words">
          <Link to={`/teacher/groups/${groupId}/assignments/${id}`} className="lw-link">
            {title}
          </Link>
        </h3>
        <span className="flex flex-wrap gap-2">
          <AssignmentMarks of={assignment} />
        </span>
      </div>
      <p className="text-muted">
        {realmTitle !== null && <>{realmTitle} · </>}
        <Trans>Due {due}</Trans>
      </p>
      <CountsBar counts={counts} title={title} />
    </Card>
  );
}
