// Lists a teacher's students, those who need help first; search, filters, sort and page are in the URL.
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import {
  STUDENT_SORTS,
  STUDENTS_PER_PAGE,
  type Student,
  type StudentSort,
} from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { showToast } from '../../lib/showToast.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListPages } from '../layout/ListControls.tsx';
import { Page } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { useListParams } from '../layout/useListParams.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { StudentCard } from './StudentCard.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { StudentsTable } from './StudentsTable.tsx';
import { listSearch, STUDENT_FILTERS } from './studentsQuery.ts';
import { useStudentsView } from './studentsView.ts';

export function StudentsPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const filters = listParams.pick(...STUDENT_FILTERS);
  const query = { ...filters, ...useLanguageQuery() };
  const list = reportsApi.useTeacherStudentsQuery(query);
  const groups = reportsApi.useTeacherGroupsQuery();
  const archived = useArchivedGroup(listParams.get('group'), groups.data?.groups);
  const [view, setView] = useStudentsView();
  const failed = list.isError || groups.isError;
  useEffect(() => {
    if (failed) showToast('error', t`Failed to load students`);
  }, [failed, t]);
  return (
    <Page
      title={t`Student Progress`}
      lead={<Trans>Track and monitor your students' learning journey</Trans>}
      className="gap-4 py-6"
    >
      <StudentFilters
        listParams={listParams}
        groups={groups.data?.groups ?? []}
        archived={archived}
        query={query}
        view={view}
        onView={setView}
      />
      <QueryResult query={list}>
        {({ students, total, page }) => (
          <div className="grid gap-4" aria-busy={list.isFetching}>
            {students.length === 0 && (
              <NoStudents searched={STUDENT_FILTERS.some((key) => listParams.get(key) !== '')} />
            )}
            {students.length > 0 && view === 'cards' && (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-4">
                {students.map((student, index) => (
                  <StudentCard key={student.id} student={student} index={index} search={listSearch(filters)} />
                ))}
              </ul>
            )}
            {students.length > 0 && view === 'table' && (
              <SelectableTable
                students={students}
                sort={STUDENT_SORTS.find((sort) => sort === listParams.get('sort')) ?? 'help'}
                onSort={(sort) => listParams.set({ sort: sort === 'help' ? '' : sort })}
                groupId={archived ? '' : listParams.get('group')}
                search={listSearch(filters)}
              />
            )}
            <ListPages label={t`students`} list={{ page, size: STUDENTS_PER_PAGE, total }} />
          </div>
        )}
      </QueryResult>
    </Page>
  );
}

/** The group of the address, if it is none of the active ones: an archived class that its own page led to. */
function useArchivedGroup(groupId: string, active: readonly { id: string }[] | undefined): GroupRow | undefined {
  const isActive = !active || groupId === '' || active.some(({ id }) => id === groupId);
  const { currentData } = groupsApi.useGroupQuery(isActive ? skipToken : { groupId });
  return currentData?.group;
}

interface SelectableTableProps {
  students: readonly Student[];
  sort: StudentSort;
  onSort(sort: StudentSort): void;
  /** The group whose students may be changed; empty for all groups, and for an archived one. */
  groupId: string;
  search: string;
}

/** The selection holds only students of this page: others are not in sight. */
function SelectableTable({ groupId, ...table }: SelectableTableProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = table.students.filter(({ id }) => selected.has(id));
  return (
    <>
      {chosen.length > 0 && <SelectionBar students={chosen} groupId={groupId} onClear={() => setSelected(new Set())} />}
      <StudentsTable {...table} selected={selected} onSelect={setSelected} />
    </>
  );
}

function NoStudents({ searched }: { searched: boolean }) {
  return (
    <Card className="grid justify-items-center gap-4 py-12 text-center">
      <p className="text-xl">
        <Trans>No students found</Trans>
      </p>
      <p className="max-w-lg text-muted">
        {searched ? (
          <Trans>No student matches these filters. Try fewer letters or another group.</Trans>
        ) : (
          <Trans>Your students appear here as soon as they join one of your groups.</Trans>
        )}
      </p>
      {!searched && (
        <Link to="/teacher/groups" className={buttonClass({})}>
          <Trans>Go to my groups</Trans>
        </Link>
      )}
    </Card>
  );
}
