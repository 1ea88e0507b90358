// The filters of the students list in an address, shared by the list and by the report's way to the next student.
import type { teacherStudents } from '@lanternwise/shared/contracts/reports';
import type { ArgsOf } from '../../features/http/request.ts';

export const STUDENT_FILTERS = ['search', 'group', 'help', 'sort'] as const;
export type StudentsQuery = ArgsOf<typeof teacherStudents>;

/** The query string of a report's address, with the list it was opened from. */
export function listSearch(
  query: { page: number } & Partial<Record<(typeof STUDENT_FILTERS)[number], string>>,
): string {
  const params = new URLSearchParams();
  for (const key of STUDENT_FILTERS) {
    const value = query[key];
    if (value) params.set(key, value);
  }
  if (query.page > 1) params.set('page', String(query.page));
  return params.size > 0 ? `?${params}` : '';
}
