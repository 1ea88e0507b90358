// The page of one live lesson that is over, from the report of the class; made to be printed.
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link, useParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { usePage } from '../layout/usePage.ts';
import { SummaryReport } from './SummaryReport.tsx';

export function SummaryPage() {
  const { t } = useLingui();
  const { groupId = '', lessonId = '' } = useParams();
  const name = groupsApi.useGroupQuery({ groupId }).data?.group.name;
  const heading = usePage(t`Summary of the live lesson`);
  return (
    <div className="lw-page grid gap-4 py-4">
      <Link
        to={`/teacher/groups/${groupId}?tab=progress`}
        className="lw-link lw-no-print flex items-center gap-1 justify-self-start py-2"
      >
        <ChevronLeft aria-hidden="true" size={20} /> <Trans>Report of the class</Trans>
      </Link>
      <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
        <Trans>Summary of the live lesson</Trans>
      </h1>
      {name !== undefined && <p className="text-lg font-bold break-words">{name}</p>}
      <SummaryReport groupId={groupId} lessonId={lessonId} />
    </div>
  );
}
