// Lists a teacher's groups and creates new ones; a teacher without groups sees a quick start.

import type { GROUP_SORTS } from '@lanternwise/shared/contracts/groups';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Archive from 'lucide-react/icons/archive';
import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useForm } from '../../features/useForm.ts';
import { BarButton } from '../../ui/BarButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ListPages, ListSearch, ListSelect } from '../layout/ListControls.tsx';
import { Page } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { type ListParams, useListParams } from '../layout/useListParams.ts';
import { GroupNameField } from './GroupNameField.tsx';
import { GroupQuickStart } from './GroupQuickStart.tsx';
import { GroupRows } from './GroupRows.tsx';
import { SchoolStanding } from './SchoolStanding.tsx';
import { TeacherInvitations } from './TeacherInvitations.tsx';

const SORT_LABELS: Record<(typeof GROUP_SORTS)[number], MessageDescriptor> = {
  newest: msg`Newest first`,
  name: msg`Name`,
  students: msg`Most students`,
};

export function GroupsPage() {
  const { t } = useLingui();
  const listParams = useListParams();
  const list = groupsApi.useGroupsQuery(listParams.pick('search', 'sort', 'show'));
  const archived = listParams.get('show') === 'archived';
  return (
    <Page
      title={t`My groups`}
      lead={
        <Trans>
          A group is a class, a club or a few friends. Only its teachers can see how the students in it are doing.
        </Trans>
      }
      className="gap-6 py-10"
    >
      <SchoolStanding />
      <TeacherInvitations />
      <NewGroupForm />
      <QueryResult query={list}>
        {(found) => {
          const { items, total } = found;
          const hasNoGroups = total === 0 && !archived && listParams.get('search') === '';
          return hasNoGroups ? (
            <>
              <GroupQuickStart />
              <ArchivedToggle listParams={listParams} archived={archived} />
            </>
          ) : (
            <div className="grid gap-4" aria-busy={list.isFetching}>
              <Filters />
              {items.length === 0 ? (
                <Card className="py-10 text-center text-lg text-muted">
                  {archived ? (
                    <Trans>You have no archived groups.</Trans>
                  ) : (
                    <Trans>No group matches your search. Try fewer letters.</Trans>
                  )}
                </Card>
              ) : (
                <GroupRows groups={items} />
              )}
              <ListPages label={t`groups`} list={found} />
              <ArchivedToggle listParams={listParams} archived={archived} />
            </div>
          );
        }}
      </QueryResult>
    </Page>
  );
}

function NewGroupForm() {
  const { t } = useLingui();
  const [create] = groupsApi.useCreateGroupMutation();
  const navigate = useNavigate();
  const form = useForm({
    initial: { name: '' },
    schema: () => import('@lanternwise/shared/contracts/groups').then((contracts) => contracts.createGroup.body),
    check: ({ name }) => (name.trim() === '' ? { name: t`Please enter a name for the group.` } : {}),
    async send(body) {
      const { group } = await create(body).unwrap();
      await navigate(`/teacher/groups/${group.id}?tab=accounts`);
    },
    failureAt: 'name',
  });
  return (
    <Card>
      <form className="grid items-start gap-4 sm:grid-cols-[1fr_auto]" noValidate onSubmit={form.submit}>
        <GroupNameField
          label={t`Name of the new group`}
          hint={t`For example Class 7B or Robot club.`}
          {...form.field('name')}
        />
        <Button type="submit" busy={form.busy} icon={<Plus aria-hidden="true" size={22} />} className="sm:mt-8">
          <Trans>Create group</Trans>
        </Button>
      </form>
    </Card>
  );
}

function Filters() {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
      <ListSearch label={t`Search groups`} />
      <ListSelect
        name="sort"
        label={t`Sort by`}
        values={['newest', 'name', 'students'] as const}
        labelOf={(value) => t(SORT_LABELS[value])}
      />
    </div>
  );
}

function ArchivedToggle({ listParams, archived }: { listParams: ListParams; archived: boolean }) {
  return (
    <div>
      <BarButton Icon={Archive} onClick={() => listParams.set({ show: archived ? '' : 'archived', search: '' })}>
        {archived ? <Trans>Back to active groups</Trans> : <Trans>Show archived groups</Trans>}
      </BarButton>
    </div>
  );
}
