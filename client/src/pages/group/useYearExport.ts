// Downloads what a class did as a table, for the school's files at the end of the year.
import type { GroupMember, GroupRow } from '@lanternwise/shared/contracts/groups';
import type { Student } from '@lanternwise/shared/contracts/reports';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { attempt } from '../../features/attempt.ts';
import { allMembers } from '../../features/groups/allMembers.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';

const FRESH = { forceRefetch: true, subscribe: false } as const;
/** The largest page of the list of students. */
const STUDENTS_PER_REQUEST = 200;

const day = (time: number | string | null): string => (time === null ? '' : new Date(time).toISOString().slice(0, 10));

/** One row a student; the user name tells two students of one name apart. */
export function yearRows(members: readonly GroupMember[], students: readonly Student[]): Array<Array<string | number>> {
  const byId = new Map(students.map((student) => [student.id, student]));
  const rows = members.map(({ id, name, username, joinedAt }) => {
    const student = byId.get(id);
    const session = student?.currentSession;
    return [
      name,
      username,
      day(joinedAt),
      student?.overallProgress ?? 0,
      session ? session.week : '',
      session ? session.session : '',
      student?.needsHelp ?? 0,
      day(student?.lastActive ?? null),
    ];
  });
  const headings = [
    t`Name`,
    t`User name`,
    t`Joined on`,
    t`Progress in the eight realms (%)`,
    t`Week`,
    t`Session`,
    t`Tasks where help was needed`,
    t`Last active on`,
  ];
  return [headings, ...rows];
}

export function useYearExport(group: GroupRow): { exportYear(): Promise<void>; busy: boolean } {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const exportYear = async () => {
    setBusy(true);
    await attempt(
      (async () => {
        const members = await allMembers(dispatch, group.id);
        const query = { group: group.id, limit: STUDENTS_PER_REQUEST, sort: 'name' } as const;
        const { students } = await dispatch(reportsApi.endpoints.teacherStudents.initiate(query, FRESH)).unwrap();
        downloadFile(toFileName(group.name, 'csv'), toCsv(yearRows(members, students)));
      })(),
    );
    setBusy(false);
  };
  return { exportYear, busy };
}
