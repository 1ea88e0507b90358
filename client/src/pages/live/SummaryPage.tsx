// The page of one live lesson that is over, from the report of the class; made to be printed.
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { BackLink } from '../layout/BackLink.tsx';
import { Page } from '../layout/PageHead.tsx';
import { SummaryReport } from './SummaryReport.tsx';

export function SummaryPage() {
  const { t } = useLingui();
  const { groupId = '', lessonId = '' } = useParams();
  const name = groupsApi.useGroupQuery({ groupId }).data?.group.name;
  return (
    <Page
      title={t`Summary of the live lesson`}
      back={<BackLink to={`/teacher/groups/${groupId}?tab=progress`} words={t`Report of the class`} />}
      below={name !== undefined && <p className="text-lg font-bold break-words">{name}</p>}
      className="gap-4 py-4"
    >
      <SummaryReport groupId={groupId} lessonId={lessonId} />
    </Page>
  );
}
