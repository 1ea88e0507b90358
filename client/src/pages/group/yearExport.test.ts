// Tests the table of a class for the school's files: one row a student, two of one name told apart.
import { expect, it } from 'vitest';
import { yearRows } from './useYearExport.ts';

const member = (id: string, name: string, username: string) => ({
  id,
  name,
  username,
  joinedAt: Date.UTC(2026, 5, 1),
  joinedBy: 'class-account' as const,
  classAccount: true,
  deletionDueAt: null,
});
const student = {
  id: 's1',
  name: 'Asha',
  username: 'brave-otter-42',
  email: null,
  groupName: 'Class 7B',
  overallProgress: 38,
  currentSession: { week: 2, session: 1 },
  lastActive: '2026-11-20T08:00:00.000Z',
  needsHelp: 1,
  reasons: [],
};

it('has every member, also those who have not played', () => {
  const [headings, ...rows] = yearRows(
    [member('s1', 'Asha', 'brave-otter-42'), member('s2', 'Asha', 'calm-fox-17')],
    [student],
  );
  expect(headings).toHaveLength(8);
  expect(rows).toEqual([
    ['Asha', 'brave-otter-42', '2026-06-01', 38, 2, 1, 1, '2026-11-20'],
    ['Asha', 'calm-fox-17', '2026-06-01', 0, '', '', 0, ''],
  ]);
});
