// Lists a teacher's groups and creates new ones; a teacher without groups sees a quick start.
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
import { TeacherInvitations } from './TeacherInvitations.tsx';

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
          A group is a class, a club or a few friends. Only its teachers can see how the students in it are doing.
        </p>
      </div>
      <TeacherInvitations onEmptied={() => heading.current?.focus()} />
      <NewGroupForm />
      <QueryResult query={{ ...list, data: list.currentData ?? list.data }}>
        {({ items, total, page, size }) => {
          const hasNoGroups = total === 0 && !archived && listParams.get('search') === '';
          return hasNoGroups ? (
            <>
              <GroupQuickStart />
              <ArchivedToggle listParams={listParams} archived={archived} />
            </>
          ) : (
            <div className="grid gap-4" aria-busy={list.isFetching}>
              <Filters listParams={listParams} />
              {items.length === 0 ? (
                <Card className="py-10 text-center text-lg text-muted">
                  {archived ? 'You have no archived groups.' : 'No group matches your search. Try fewer letters.'}
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
              <ArchivedToggle listParams={listParams} archived={archived} />
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
    if (name.trim() === '') return setError('Please enter a name for the group.');
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
        <Field label="Name of the new group" hint="For example Class 7B or Robot club." error={error}>
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
          Create group
        </Button>
      </form>
    </Card>
  );
}

function Filters({ listParams }: { listParams: ListParams }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <SearchBox
        label="Search groups"
        value={listParams.get('search')}
        onSearch={(search) => listParams.set({ search }, true)}
      />
      <Field label="Sort by">
        {(control) => (
          <Select
            {...control}
            value={GROUP_SORTS.find((sort) => sort === listParams.get('sort')) ?? 'newest'}
            options={['newest', 'name', 'students'].map((value) => ({
              value,
              label: SORT_LABELS[value as keyof typeof SORT_LABELS],
            }))}
            onChange={(sort) => listParams.set({ sort: sort === 'newest' ? '' : sort })}
          />
        )}
      </Field>
    </div>
  );
}

function ArchivedToggle({ listParams, archived }: { listParams: ListParams; archived: boolean }) {
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<Archive aria-hidden="true" size={20} />}
        onClick={() => listParams.set({ show: archived ? '' : 'archived', search: '' })}
      >
        {archived ? 'Back to active groups' : 'Show archived groups'}
      </Button>
    </div>
  );
}
