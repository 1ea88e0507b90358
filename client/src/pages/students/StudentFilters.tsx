// Search, filters, order and view of the students list, and its export.

import { STUDENT_SORTS, type Student, type StudentSort } from '@lanternwise/shared/contracts/reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { reportsApi } from '../../features/reportsApi.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { downloadFile, toFileName } from '../../lib/csv/csv.ts';
import { showToast } from '../../lib/showToast.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { ListSelect } from '../layout/ListControls.tsx';
import type { ListParams } from '../layout/useListParams.ts';
import { studentsCsv } from './studentsCsv.ts';
import type { StudentsQuery } from './studentsQuery.ts';
import { STUDENTS_VIEWS, type StudentsView } from './studentsView.ts';

const SORT_LABELS: Readonly<Record<StudentSort, MessageDescriptor>> = {
  help: msg`Needs help first`,
  name: msg`Name`,
  progress: msg`Most progress first`,
  'last-active': msg`Most recently active`,
};
const VIEW_LABELS: Readonly<Record<StudentsView, MessageDescriptor>> = { table: msg`Table`, cards: msg`Cards` };

interface FilterGroup {
  id: string;
  name: string;
  studentCount: number;
}

interface StudentFiltersProps {
  listParams: ListParams;
  groups: readonly FilterGroup[];
  /** Also offered while its students are listed. */
  archived: FilterGroup | undefined;
  query: StudentsQuery;
  view: StudentsView;
  onView(view: StudentsView): void;
}

export function StudentFilters({ listParams, groups, archived, query, view, onView }: StudentFiltersProps) {
  const { t } = useLingui();
  const exportAll = useCsvExport(query);
  const archivedLabel = archived && groupLabel(archived);
  return (
    <div className="lw-no-print grid items-end gap-x-4 gap-y-2 md:grid-cols-2 lg:grid-cols-[2fr_1.3fr_1.3fr_0.8fr_auto]">
      <SearchBox
        label={t`Search students`}
        placeholder={t`Search students...`}
        value={listParams.get('search')}
        onSearch={(search) => listParams.set({ search }, true)}
      />
      <SelectField
        label={t`Group`}
        value={listParams.get('group') === '' ? 'all' : listParams.get('group')}
        options={[
          { value: 'all', label: t`All Groups` },
          ...groups.map((group) => ({ value: group.id, label: groupLabel(group) })),
          ...(archived ? [{ value: archived.id, label: t`${archivedLabel}, archived` }] : []),
        ]}
        onChange={(group) => listParams.set({ group: group === 'all' ? '' : group })}
      />
      <ListSelect
        name="sort"
        label={t`Sort by`}
        values={STUDENT_SORTS}
        usual="help"
        labelOf={(value) => t(SORT_LABELS[value])}
      />
      <SelectField
        label={t`Show as`}
        value={view}
        options={STUDENTS_VIEWS.map((value) => ({ value, label: t(VIEW_LABELS[value]) }))}
        onChange={onView}
      />
      <ExportButtons onCsv={() => void exportAll()} />
      <Checkbox
        label={t`Only students who need help`}
        checked={listParams.get('help') === '1'}
        onChange={(help) => listParams.set({ help: help ? '1' : '' })}
      />
    </div>
  );
}

const groupLabel = ({ name, studentCount }: FilterGroup): string => `${name} (${studentCount})`;

const EXPORT_PAGE_SIZE = 200;

/** Exports every student who matches the filters, page by page. */
function useCsvExport(query: StudentsQuery): () => Promise<void> {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  return async () => {
    const students: Student[] = [];
    try {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const request = reportsApi.endpoints.teacherStudents.initiate(
          { ...query, page, limit: EXPORT_PAGE_SIZE },
          { forceRefetch: true, subscribe: false },
        );
        const reply = await dispatch(request).unwrap();
        pages = reply.totalPages;
        students.push(...reply.students);
      }
    } catch {
      return showToast('error', t`Failed to load students`);
    }
    downloadFile(toFileName(t`Student progress`, 'csv'), studentsCsv(students));
  };
}
