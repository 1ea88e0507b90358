// Lists a teacher's students; search, filters, sort and page live in the URL, and students who need help come first.
import {
  STUDENT_SORTS,
  STUDENTS_PER_PAGE,
  type StudentSort,
  type teacherStudents,
} from '@lanternwise/shared/contracts/reports';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import type { ArgsOf } from '../../features/http/request.ts';
import { reportsApi, useTeacherGroupsQuery, useTeacherStudentsQuery } from '../../features/reportsApi.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';
import { showToast } from '../../lib/showToast.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { Field } from '../../ui/Field.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Select } from '../../ui/Select.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../layout/useListParams.ts';
import { usePage } from '../layout/usePage.ts';
import { StudentCard } from './StudentCard.tsx';

const SORT_LABELS: Record<StudentSort, string> = {
  help: 'Needs help first',
  name: 'Name',
  progress: 'Most progress first',
  'last-active': 'Most recently active',
};
const FILTER_KEYS = ['search', 'group', 'help', 'sort'] as const;
type StudentsQuery = ArgsOf<typeof teacherStudents>;

export function StudentsPage() {
  const heading = usePage('Student Progress');
  const listParams = useListParams();
  const query = listParams.pick(...FILTER_KEYS);
  const list = useTeacherStudentsQuery(query);
  const groups = useTeacherGroupsQuery();
  const failed = list.isError || groups.isError;
  useEffect(() => {
    if (failed) showToast('error', 'Failed to load students');
  }, [failed]);
  return (
    <div className="lw-page grid gap-6 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          Student Progress
        </h1>
        <p className="max-w-3xl text-lg text-muted">Track and monitor your students' learning journey</p>
      </div>
      <Filters listParams={listParams} groups={groups.data?.groups ?? []} query={query} />
      <QueryResult query={{ ...list, data: list.currentData ?? list.data }}>
        {({ students, total, page }) => (
          <div className="grid gap-5" aria-busy={list.isFetching}>
            {students.length === 0 ? (
              <NoStudents searched={FILTER_KEYS.some((key) => listParams.get(key) !== '')} />
            ) : (
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] gap-4">
                {students.map((student, index) => (
                  <StudentCard key={student.id} student={student} index={index} />
                ))}
              </ul>
            )}
            {total > STUDENTS_PER_PAGE && (
              <Pagination
                label="students"
                page={page}
                pageSize={STUDENTS_PER_PAGE}
                total={total}
                onPageChange={listParams.setPage}
              />
            )}
          </div>
        )}
      </QueryResult>
    </div>
  );
}

interface FiltersProps {
  listParams: ListParams;
  groups: readonly { id: string; name: string; studentCount: number }[];
  query: StudentsQuery;
}

function Filters({ listParams, groups, query }: FiltersProps) {
  const exportAll = useCsvExport(query);
  return (
    <div className="lw-no-print grid items-end gap-4 md:grid-cols-2 lg:grid-cols-[2fr_1.3fr_1.3fr_auto]">
      <SearchBox
        label="Search students"
        placeholder="Search students..."
        value={listParams.get('search')}
        onSearch={(search) => listParams.set({ search }, true)}
      />
      <Field label="Group">
        {(control) => (
          <Select
            {...control}
            value={listParams.get('group') === '' ? 'all' : listParams.get('group')}
            options={[
              { value: 'all', label: 'All Groups' },
              ...groups.map(({ id, name, studentCount }) => ({ value: id, label: `${name} (${studentCount})` })),
            ]}
            onChange={(group) => listParams.set({ group: group === 'all' ? '' : group })}
          />
        )}
      </Field>
      <Field label="Sort by">
        {(control) => (
          <Select
            {...control}
            value={STUDENT_SORTS.find((sort) => sort === listParams.get('sort')) ?? 'help'}
            options={STUDENT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
            onChange={(sort) => listParams.set({ sort: sort === 'help' ? '' : sort })}
          />
        )}
      </Field>
      <ExportButtons onCsv={() => void exportAll()} />
      <Checkbox
        label="Only students who need help"
        checked={listParams.get('help') === '1'}
        onChange={(help) => listParams.set({ help: help ? '1' : '' })}
      />
    </div>
  );
}

const EXPORT_PAGE_SIZE = 200;

/** Exports every student who matches the filters, page by page. */
function useCsvExport(query: StudentsQuery): () => Promise<void> {
  const dispatch = useAppDispatch();
  return async () => {
    const rows: (string | number)[][] = [];
    try {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const options = { forceRefetch: true, subscribe: false } as const;
        const request = reportsApi.endpoints.teacherStudents.initiate(
          { ...query, page, limit: EXPORT_PAGE_SIZE },
          options,
        );
        const reply = await dispatch(request).unwrap();
        pages = reply.totalPages;
        for (const {
          name,
          email,
          groupName,
          overallProgress,
          currentSession,
          lastActive,
          needsHelp,
        } of reply.students) {
          const at = `Week ${currentSession.week}, Session ${currentSession.session}`;
          rows.push([name, email ?? '', groupName, overallProgress, at, lastActive?.slice(0, 10) ?? '', needsHelp]);
        }
      }
    } catch {
      return showToast('error', 'Failed to load students');
    }
    const head = ['Name', 'E-mail', 'Group', 'Progress (%)', 'Current session', 'Last active', 'Needs help with'];
    downloadFile(toFileName('Student progress', 'csv'), toCsv([head, ...rows]));
  };
}

function NoStudents({ searched }: { searched: boolean }) {
  return (
    <Card className="grid justify-items-center gap-4 py-12 text-center">
      <p className="text-xl">No students found</p>
      <p className="max-w-lg text-muted">
        {searched
          ? 'No student matches these filters. Try fewer letters or another group.'
          : 'Your students appear here as soon as they join one of your groups.'}
      </p>
      {!searched && (
        <Link to="/teacher/groups" className={buttonClass({})}>
          Go to my groups
        </Link>
      )}
    </Card>
  );
}
