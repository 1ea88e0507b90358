// A sheet for the board or a projector: what the class has to do, until when, and where to find it.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { assignmentsApi } from '../../features/assignments/assignmentsApi.ts';
import { dueText, noteText } from '../../features/assignments/assignmentWords.ts';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { toSiteUrl } from '../../lib/siteUrl.ts';
import { Card } from '../../ui/Card.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { PrintPage } from '../layout/PrintPage.tsx';
import { usePage } from '../layout/usePage.ts';

export function AssignmentSheetPage() {
  const { t } = useLingui();
  const { groupId = '', assignmentId = '' } = useParams();
  const query = assignmentsApi.useAssignmentDetailQuery({ groupId, assignmentId, ...useLanguageQuery() });
  return (
    <PrintPage
      query={query}
      pageTitle={t`Sheet for the board`}
      back={
        <BackLink to={`/teacher/groups/${groupId}/assignments/${assignmentId}`} words={t`Back to the assignment`} />
      }
      print={<Trans>Print the sheet</Trans>}
    >
      {({ assignment, groupName, path }) => {
        const { title, realmTitle } = assignment;
        const due = dueText(assignment);
        const note = noteText(assignment.note);
        const url = path === null ? null : toSiteUrl(path);
        return (
          <Card role="article" className="grid justify-items-center gap-5 p-8 text-center">
            <Logo name={PRODUCT} height={56} />
            <p className="text-xl text-muted">{groupName}</p>
            <SheetTitle title={title} />
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
    </PrintPage>
  );
}

function SheetTitle({ title }: { title: string }) {
  const { t } = useLingui();
  const heading = usePage(t`Sheet for the board`);
  return (
    <h1 ref={heading} tabIndex={-1} className="max-w-4xl text-[2.75rem] leading-tight break-words">
      {title}
    </h1>
  );
}
