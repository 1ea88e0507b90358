// A sheet for the board or a projector: what the class has to do, until when, and where to find it.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router-dom';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { dueText, noteText } from '../../features/assignments/assignmentWords.ts';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';

export function AssignmentSheetPage() {
  const { t } = useLingui();
  const heading = usePage(t`Sheet for the board`);
  const { groupId = '', assignmentId = '' } = useParams();
  const query = assignmentsApi.useAssignmentDetailQuery({ groupId, assignmentId, ...useLanguageQuery() });
  return (
    <div className="lw-page grid gap-6 py-6">
      <div className="lw-no-print flex flex-wrap items-center gap-4">
        <Link
          to={`/teacher/groups/${groupId}/assignments/${assignmentId}`}
          className="lw-link mr-auto flex items-center gap-1 py-2"
        >
          <ChevronLeft aria-hidden="true" size={20} /> <Trans>Back to the assignment</Trans>
        </Link>
        <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
          <Trans>Print the sheet</Trans>
        </Button>
      </div>
      <QueryResult query={query} pageTitle={t`Sheet for the board`}>
        {({ assignment, groupName, path }) => {
          const { title, realmTitle } = assignment;
          const due = dueText(assignment);
          const note = noteText(assignment.note);
          const url = path === null ? null : toSiteUrl(path);
          return (
            <Card role="article" className="grid justify-items-center gap-5 p-8 text-center">
              <Logo name={PRODUCT} height={56} />
              <p className="text-xl text-muted">{groupName}</p>
              <h1 ref={heading} tabIndex={-1} className="max-w-4xl text-[2.75rem] leading-tight break-words">
                {title}
              </h1>
              {realmTitle !== null && <p className="text-2xl">{realmTitle}</p>}
              <p className="text-2xl font-bold">
                <Trans>Due {due}</Trans>
              </p>
              {note !== null && <p className="max-w-3xl text-xl break-words">{note}</p>}
              {url === null ? (
                <p>
                  <Trans>This is no longer in the course.</Trans>
                </p>
              ) : (
                <>
                  <QrCode text={url} label="" size={240} />
                  <p className="font-code break-all">{url.replace(/^https?:\/\//, '')}</p>
                </>
              )}
            </Card>
          );
        }}
      </QueryResult>
    </div>
  );
}
