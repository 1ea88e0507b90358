// A teacher's groups: make one, find one; a teacher without any is led through the first five minutes.
import { GROUP_SORTS } from '@lanternwise/shared/contracts/groups';
import { Archive, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useCreateGroupMutation, useGroupsQuery } from '../../features/groups/groupsApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../layout/useListParams.ts';
import { usePage } from '../layout/usePage.ts';
import { GroupQuickStart } from './GroupQuickStart.tsx';
import { GroupRows } from './GroupRows.tsx';

const SORT_LABELS: Record<(typeof GROUP_SORTS)[number], string> = {
  newest: 'Newest first',
  name: 'Name',
  students: 'Most students',
};

export function GroupsPage() {
  const heading = usePage('My groups');
  const listParams = useListParams();
  const list = useGroupsQuery(listParams.pick('search', 'sort', 'show'));
  const archived = listParams.get('show') === 'archived';
  return (
    <div className="lw-page grid gap-6 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          My groups
        </h1>
        <p className="max-w-3xl text-muted">
          A group is a class, a club or a few friends. You see how the children in it are doing; nobody else does.
        </p>
      </div>
      <NewGroupForm />
      <QueryResult from={{ ...list, data: list.currentData ?? list.data }}>
        {({ items, total, page, size }) => {
          const hasNoGroups = total === 0 && !archived && listParams.get('search') === '';
          return hasNoGroups ? (
            <>
              <GroupQuickStart />
              <ArchivedToggle address={listParams} archived={archived} />
            </>
          ) : (
            <div className="grid gap-4" aria-busy={list.isFetching}>
              <Filters address={listParams} />
              {items.length === 0 ? (
                <Card className="py-10 text-center text-lg text-muted">
                  {archived ? 'No group is archived.' : 'No group has that name. Try a shorter text.'}
                </Card>
              ) : (
                <GroupRows groups={items} />
              )}
              {total > size && (
                <Pagination
                  label="groups"
                  page={page}
                  pageSize={size}
                  total={total}
                  onPageChange={listParams.setPage}
                />
              )}
              <ArchivedToggle address={listParams} archived={archived} />
            </div>
          );
        }}
      </QueryResult>
    </div>
  );
}

function NewGroupForm() {
  const [create, { isLoading }] = useCreateGroupMutation();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    if (name.trim() === '') return setError('Please give the group a name.');
    setError(undefined);
    try {
      const { group } = await create({ name }).unwrap();
      await navigate(`/teacher/groups/${group.id}?tab=accounts`);
    } catch (failure) {
      setError(errorMessage(failure));
    }
  };
  return (
    <Card>
      <form
        className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Name of a new group" hint="For example Class 7B or Robot club." error={error}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={isLoading} icon={<Plus aria-hidden="true" size={22} />} className="sm:mt-8">
          Make the group
        </Button>
      </form>
    </Card>
  );
}

function Filters({ address }: { address: ListParams }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <SearchBox
        label="Find a group"
        value={address.get('search')}
        onSearch={(search) => address.set({ search }, true)}
      />
      <Field label="Sort by">
        {(control) => (
          <Select
            {...control}
            value={GROUP_SORTS.find((sort) => sort === address.get('sort')) ?? 'newest'}
            options={['newest', 'name', 'students'].map((value) => ({
              value,
              label: SORT_LABELS[value as keyof typeof SORT_LABELS],
            }))}
            onChange={(sort) => address.set({ sort: sort === 'newest' ? '' : sort })}
          />
        )}
      </Field>
    </div>
  );
}

function ArchivedToggle({ address, archived }: { address: ListParams; archived: boolean }) {
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<Archive aria-hidden="true" size={20} />}
        onClick={() => address.set({ show: archived ? '' : 'archived', search: '' })}
      >
        {archived ? 'Back to the groups in use' : 'Show archived groups'}
      </Button>
    </div>
  );
}
