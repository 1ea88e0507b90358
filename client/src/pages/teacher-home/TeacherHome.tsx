// A teacher's home: who needs help today and why, the classes, and what is due.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useContentLanguage } from '../../features/content/useContentLanguage.ts';
import { useSession } from '../../features/session/useSession.ts';
import { teacherHomeApi } from '../../features/teacherHomeApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SchoolStanding } from '../groups/SchoolStanding.tsx';
import { TeacherInvitations } from '../groups/TeacherInvitations.tsx';
import { Page } from '../layout/PageHead.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { ClassList } from './ClassList.tsx';
import { DueThisWeek } from './DueThisWeek.tsx';
import { NeedsHelp } from './NeedsHelp.tsx';

export function TeacherHome() {
  const { t } = useLingui();
  const { user } = useSession();
  const home = teacherHomeApi.useTeacherHomeQuery({ lang: useContentLanguage() });
  const username = user?.username ?? '';
  return (
    <Page title={t`My dashboard`} heading={<Trans>Hello, {username}!</Trans>} className="gap-6 py-8">
      <SchoolStanding />
      <TeacherInvitations />
      <QueryResult query={home}>
        {({ help, helpTotal, classes, classesTotal, due }) =>
          classesTotal === 0 ? (
            <FirstClass />
          ) : (
            <div className="grid gap-6">
              <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
                <NeedsHelp learners={help} total={helpTotal} />
                <DueThisWeek items={due} />
              </div>
              <ClassList classes={classes} total={classesTotal} />
            </div>
          )
        }
      </QueryResult>
    </Page>
  );
}

function FirstClass() {
  return (
    <Panel aria-labelledby="first-class" className="grid items-center gap-6 md:grid-cols-[auto_1fr_auto]">
      <OwlPortrait size={96} />
      <div className="grid gap-2">
        <h2 id="first-class" className="text-2xl text-game-title">
          <Trans>Create your first class</Trans>
        </h2>
        <p>
          <Trans>
            Paste your class list, print the login cards, and your students can start. No e-mail addresses are needed.
          </Trans>
        </p>
      </div>
      <Link to="/teacher/groups" className={buttonClass({ size: 'large' })}>
        <Trans>Create a class</Trans>
      </Link>
    </Panel>
  );
}
