// Lists students as a table: heads that sort, reasons for help in words, and boxes to select several.
import type { Student, StudentSort } from '@lanternwise/shared/contracts/reports';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { Link } from 'react-router-dom';
import { formatDate } from '../../i18n/format.ts';
import { cx } from '../../ui/cx.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { reasonText } from '../evidence/evidenceWords.ts';
import { sessionText } from './formatTime.ts';
import styles from './StudentsTable.module.css';

interface StudentsTableProps {
  students: readonly Student[];
  sort: StudentSort;
  onSort(sort: StudentSort): void;
  selected: ReadonlySet<string>;
  onSelect(selected: ReadonlySet<string>): void;
  /** Query string of a report's address. */
  search: string;
}

export function StudentsTable({ students, sort, onSort, selected, onSelect, search }: StudentsTableProps) {
  const { t } = useLingui();
  const areAllSelected = students.every(({ id }) => selected.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const heads = { sort, onSort };
  return (
    <ScrollBox label={t`Students`} className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.select, 'lw-no-print')}>
              <SelectBox
                label={t`Select all students of this page`}
                checked={areAllSelected}
                onChange={() => onSelect(areAllSelected ? new Set() : new Set(students.map(({ id }) => id)))}
              />
            </th>
            <SortHead by="name" label={msg`Student`} {...heads} />
            <th scope="col">
              <Trans>Group</Trans>
            </th>
            <SortHead by="help" label={msg`Needs help with`} {...heads} />
            <SortHead by="progress" label={msg`Progress`} {...heads} />
            <th scope="col">
              <Trans>Current session</Trans>
            </th>
            <SortHead by="last-active" label={msg`Last active`} {...heads} />
          </tr>
        </thead>
        <tbody>
          {students.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              search={search}
              isSelected={selected.has(student.id)}
              onToggle={() => toggle(student.id)}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const DIRECTIONS: Readonly<Record<StudentSort, 'ascending' | 'descending'>> = {
  name: 'ascending',
  help: 'descending',
  progress: 'descending',
  'last-active': 'descending',
};

interface SortHeadProps {
  by: StudentSort;
  label: MessageDescriptor;
  sort: StudentSort;
  onSort(sort: StudentSort): void;
}

function SortHead({ by, label, sort, onSort }: SortHeadProps) {
  const { t } = useLingui();
  const isSorted = sort === by;
  return (
    <th scope="col" aria-sort={isSorted ? DIRECTIONS[by] : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(by)}>
        {t(label)}
        <ArrowDown
          aria-hidden="true"
          size={16}
          className={cx(!isSorted && 'opacity-0', DIRECTIONS[by] === 'ascending' && 'rotate-180')}
        />
      </button>
    </th>
  );
}

interface StudentRowProps {
  student: Student;
  search: string;
  isSelected: boolean;
  onToggle(): void;
}

function StudentRow({ student, search, isSelected, onToggle }: StudentRowProps) {
  const { t } = useLingui();
  const { id, name, username, email, groupName, reasons, overallProgress, currentSession, lastActive } = student;
  return (
    <tr data-selected={isSelected || undefined}>
      <td className={cx(styles.select, 'lw-no-print')}>
        <SelectBox label={t`Select ${name} (${username})`} checked={isSelected} onChange={onToggle} />
      </td>
      <th scope="row">
        <Link to={`/admin/progress/${id}${search}`} className="lw-link">
          {name}
        </Link>
        <span className={styles.second}>{[username === name ? '' : username, email].filter(Boolean).join(' · ')}</span>
      </th>
      <td>{groupName}</td>
      <td>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={`${reason.title} ${reason.kind}`}>
                <LifeBuoy aria-hidden="true" size={16} />
                {reasonText(reason)}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={styles.number}>{overallProgress}%</td>
      <td>{sessionText(currentSession)}</td>
      <td>{lastActive ? formatDate(lastActive, 'medium') : <Trans>never</Trans>}</td>
    </tr>
  );
}

function SelectBox({ label, checked, onChange }: { label: string; checked: boolean; onChange(): void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" className="lw-check" aria-label={label} checked={checked} onChange={onChange} />
    </label>
  );
}
