// Moves a student into another class that the teacher owns.
import type { GroupMember, GroupRow } from '@lanternwise/shared/contracts/groups';
import { PAGE_SIZE_MAX } from '@lanternwise/shared/contracts/paging';
import { Trans, useLingui } from '@lingui/react/macro';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { showToast } from '../../lib/showToast.ts';
import { SelectField } from '../../ui/Select.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';

export interface MoveMemberFormProps {
  group: Pick<GroupRow, 'id'>;
  member: Pick<GroupMember, 'id' | 'name'>;
  onMoved(): void;
}

/** The other active classes of which the teacher is the owner. */
function useOtherClasses(group: Pick<GroupRow, 'id'>): readonly GroupRow[] {
  const { data } = groupsApi.useGroupsQuery({ size: PAGE_SIZE_MAX, sort: 'name' });
  return data?.items.filter(({ id, part }) => id !== group.id && part === 'owner') ?? [];
}

/** Whether the students of `group` can be moved by this teacher. */
export const useOwnsAnotherClass = (group: Pick<GroupRow, 'id' | 'part'>): boolean =>
  useOtherClasses(group).length > 0 && group.part === 'owner';

/** Nothing where the teacher owns no other class. */
export function MoveMemberForm({ group, member, onMoved }: MoveMemberFormProps) {
  const { t } = useLingui();
  const classes = useOtherClasses(group);
  const [move] = groupsApi.useMoveMemberMutation();
  const { name } = member;
  const form = useForm({
    initial: { toGroupId: '' },
    schema: () => import('@lanternwise/shared/contracts/groups').then((contracts) => contracts.moveMember.body),
    check: ({ toGroupId }) => (toGroupId === '' ? { toGroupId: t`Please choose a class.` } : {}),
    async send(body) {
      await move({ groupId: group.id, userId: member.id, ...body }).unwrap();
      const className = classes.find(({ id }) => id === body.toGroupId)?.name ?? '';
      showToast('success', t`${name} is now in ${className}.`);
      onMoved();
    },
    failureAt: 'toGroupId',
  });
  if (classes.length === 0) return null;
  return (
    <FormColumn
      form={form}
      submit={
        <Trans>
          Move<span className="lw-hidden"> {name}</span>
        </Trans>
      }
      variant="secondary"
      className="grid gap-3 border-t-2 border-line/40 pt-4"
    >
      <SelectField
        label={t`Move to another class`}
        hint={t`The account, its card and all progress stay the same.`}
        {...form.field('toGroupId')}
        placeholder={t`Choose a class`}
        options={classes.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </FormColumn>
  );
}
