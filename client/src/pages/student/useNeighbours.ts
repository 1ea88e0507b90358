// Finds the previous and the next student in the list from which a report was opened.
import { STUDENTS_PER_PAGE, type Student } from '@lanternwise/shared/contracts/reports';
import { skipToken } from '@reduxjs/toolkit/query';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { useListParams } from '../layout/useListParams.ts';
import { distinctNames } from '../students/distinctNames.ts';
import { listSearch, STUDENT_FILTERS } from '../students/studentsQuery.ts';

export interface Neighbour {
  name: string;
  /** Address of the report, with its list. */
  to: string;
}

interface Neighbours {
  previous?: Neighbour;
  next?: Neighbour;
  /** Address of the list. */
  list: string;
}

export function useNeighbours(studentId: string): Neighbours {
  const filters = useListParams().pick(...STUDENT_FILTERS);
  const language = useLanguageQuery();
  const { page } = filters;
  const { data } = reportsApi.useTeacherStudentsQuery({ ...filters, ...language });
  const students = data?.students ?? [];
  const names = distinctNames(students);
  const index = students.findIndex(({ id }) => id === studentId);
  const isLast = index >= 0 && index === STUDENTS_PER_PAGE - 1 && page < (data?.totalPages ?? 0);
  const before = reportsApi.useTeacherStudentsQuery(
    index === 0 && page > 1 ? { ...filters, ...language, page: page - 1 } : skipToken,
  );
  const after = reportsApi.useTeacherStudentsQuery(isLast ? { ...filters, ...language, page: page + 1 } : skipToken);
  const neighbour = (student: Student | undefined, onPage: number): Neighbour | undefined =>
    student && {
      name: names.get(student.id) ?? student.name,
      to: `/admin/progress/${student.id}${listSearch({ ...filters, page: onPage })}`,
    };
  const previous =
    index > 0
      ? neighbour(students[index - 1], page)
      : neighbour(index === 0 ? before.data?.students.at(-1) : undefined, page - 1);
  const next = isLast
    ? neighbour(after.data?.students[0], page + 1)
    : neighbour(index >= 0 ? students[index + 1] : undefined, page);
  return { ...(previous && { previous }), ...(next && { next }), list: `/admin/students${listSearch(filters)}` };
}
