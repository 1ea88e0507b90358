// The fields that choose the recipients of an assignment: the whole class or some students.
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import type { Draft } from './draft.ts';

export interface LearnerFieldsProps {
  groupId: string;
  draft: Draft;
  error: string | undefined;
  onChange(change: Partial<Draft>): void;
}

export function LearnerFields({ groupId, draft, error, onChange }: LearnerFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3">
      <RadioGroup
        legend={t`For whom?`}
        inline
        value={draft.wholeClass ? 'all' : 'some'}
        options={[
          { value: 'all', label: t`The whole class` },
          { value: 'some', label: t`Some students` },
        ]}
        error={error}
        onChange={(value) => onChange({ wholeClass: value === 'all' })}
      />
      {!draft.wholeClass && <LearnerList groupId={groupId} draft={draft} onChange={onChange} />}
    </div>
  );
}

function LearnerList({ groupId, draft, onChange }: Omit<LearnerFieldsProps, 'error'>) {
  const { t } = useLingui();
  // A class has at most 150: two pages.
  const first = groupsApi.useMembersQuery({ groupId, size: PAGE_SIZE_MAX, sort: 'name' });
  const isLarge = (first.data?.total ?? 0) > PAGE_SIZE_MAX;
  const second = groupsApi.useMembersQuery({ groupId, size: PAGE_SIZE_MAX, sort: 'name', page: 2 }, { skip: !isLarge });
  const toggle = (id: string, isChosen: boolean) =>
    onChange({ learners: isChosen ? [...draft.learners, id] : draft.learners.filter((each) => each !== id) });
  return (
    <QueryResult query={first}>
      {({ items }) => (
        <div className="grid gap-2">
          <p role="status" className="text-muted">
            <Plural value={draft.learners.length} one="# student chosen" other="# students chosen" />
          </p>
          {items.length === 0 ? (
            <p>
              <Trans>No one has joined this class yet.</Trans>
            </p>
          ) : (
            <ScrollBox label={t`Students`} className="max-h-56 overflow-y-auto rounded-lg border-2 border-line/45 p-3">
              <ul className="grid gap-x-4 sm:grid-cols-2">
                {[...items, ...(isLarge ? (second.data?.items ?? []) : [])].map(({ id, name }) => (
                  <li key={id}>
                    <Checkbox
                      label={name}
                      checked={draft.learners.includes(id)}
                      onChange={(isChosen) => toggle(id, isChosen)}
                    />
                  </li>
                ))}
              </ul>
            </ScrollBox>
          )}
        </div>
      )}
    </QueryResult>
  );
}
