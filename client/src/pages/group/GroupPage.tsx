// Shows one group in tabs: members, progress, assignments, programs, invitations, realms, class accounts, and settings.
import type { GroupDetailReply } from '@lanternwise/shared/contracts/groups';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Eye from 'lucide-react/icons/eye';
import Radio from 'lucide-react/icons/radio';
import { useEffect } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { enterPreview } from '../../lib/preview.ts';
import { Badge } from '../../ui/Badge.tsx';
import { BarButton } from '../../ui/BarButton.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { isFocusLost } from '../../ui/layers/layerStack.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { AssignmentsTab } from '../assignments/AssignmentsTab.tsx';
import { HeatMapTab } from '../heat-map/HeatMapTab.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';
import { ClassAccountsTab } from './ClassAccountsTab.tsx';
import { InviteTab } from './InviteTab.tsx';
import { MembersTab } from './MembersTab.tsx';
import { ProgramsTab } from './ProgramsTab.tsx';
import { RealmsTab } from './RealmsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

/** Tabs of an active group; an archived one has nothing to invite to. */
const TABS = ['members', 'progress', 'assignments', 'programs', 'invite', 'realms', 'accounts', 'settings'] as const;

export function GroupPage() {
  const { t } = useLingui();
  const { groupId = '' } = useParams();
  const groupQuery = groupsApi.useGroupQuery({ groupId });
  return (
    <div className="lw-page lw-dense grid gap-2 pt-1 pb-8">
      {!groupQuery.data && <BackLink />}
      <QueryResult query={groupQuery} pageTitle={t`Group`}>
        {(found) => <GroupTabs {...found} />}
      </QueryResult>
    </div>
  );
}

const BackLink = () => (
  <Link to="/teacher/groups" className="lw-link lw-no-print flex items-center gap-1 justify-self-start py-2">
    <ChevronLeft aria-hidden="true" size={20} /> <Trans>All my groups</Trans>
  </Link>
);

function GroupTabs({ group, teachers }: GroupDetailReply) {
  const { t } = useLingui();
  const heading = usePage(group.name);
  const [params, setParams] = useSearchParams();
  const archived = group.archivedAt !== null;
  const shownTabs = TABS.filter((each) => !archived || each !== 'invite');
  const tab = shownTabs.find((each) => each === params.get('tab')) ?? 'members';
  // The heading renders only after the reply, so the focus that announces the page moves here.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [heading]);
  // Search and page belong to one tab and are dropped when another one opens.
  const open = (id: string) => setParams(id === 'members' ? {} : { tab: id });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <BackLink />
        <h1 ref={heading} tabIndex={-1} className="min-w-0 text-2xl break-words text-game-title">
          {group.name}
        </h1>
        <Badge colour="teal">
          <Plural value={group.studentCount} one="# student" other="# students" />
        </Badge>
        {group.part === 'co-teacher' && (
          <Badge colour="violet">
            <Trans>You co-teach</Trans>
          </Badge>
        )}
        {archived && (
          <Badge colour="amber">
            <Trans>Archived</Trans>
          </Badge>
        )}
        {!archived && (
          <Link
            to={`/teacher/groups/${group.id}/live`}
            className={buttonClass({ size: 'small' }, 'lw-no-print ml-auto')}
          >
            <Radio aria-hidden="true" size={20} /> <Trans>Live lesson</Trans>
          </Link>
        )}
        <BarButton
          className={cx('lw-no-print', archived && 'ml-auto')}
          Icon={Eye}
          onClick={() => enterPreview(`/teacher/groups/${group.id}`)}
        >
          <Trans>Try it as a student</Trans>
        </BarButton>
      </div>
      {archived && (
        <p className="lw-no-print text-muted">
          <Trans>
            This group is archived: you can read everything in it, and change nothing until you restore it under
            Settings. No one can join it, and its realm locks are off.
          </Trans>
        </p>
      )}
      <Tabs
        label={t`The group`}
        value={tab}
        onChange={open}
        tabs={[
          { id: 'members', label: t`Members`, content: <MembersTab group={group} /> },
          {
            id: 'progress',
            label: t({ context: 'tab', message: 'Progress' }),
            content: <HeatMapTab groupId={group.id} />,
          },
          { id: 'assignments', label: t`Assignments`, content: <AssignmentsTab group={group} /> },
          { id: 'programs', label: t`Programs`, content: <ProgramsTab group={group} /> },
          ...(archived ? [] : [{ id: 'invite', label: t`Invite`, content: <InviteTab group={group} /> }]),
          { id: 'realms', label: t`Realms`, content: <RealmsTab groupId={group.id} archived={archived} /> },
          { id: 'accounts', label: t`Class accounts`, content: <ClassAccountsTab group={group} /> },
          { id: 'settings', label: t`Settings`, content: <SettingsTab group={group} teachers={teachers} /> },
        ]}
      />
    </>
  );
}
