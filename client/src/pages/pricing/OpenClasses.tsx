// A teacher's classes with one click to open each with the licence that was bought or entered.
import type { ClassLicence, TeacherLicencesReply } from '@lanternwise/shared/contracts/class-licences';
import { Trans, useLingui } from '@lingui/react/macro';
import DoorOpen from 'lucide-react/icons/door-open';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { LicenceCodes } from '../layout/LicenceCodes.tsx';

/** Nothing for those who teach no class or have no licence. */
export function OpenClasses() {
  const { user } = useSession();
  const isTeacher = user?.role === 'Teacher' || user?.role === 'Admin';
  const { data } = groupsApi.useTeacherLicencesQuery(undefined, { skip: !isTeacher });
  const [licence] = data?.licences ?? [];
  if (!data || !licence || data.isSiteOpen) return null;
  return (
    <Card title={<Trans>Your school licence</Trans>} region className="grid w-full gap-4 text-start">
      <LicenceLine licence={licence} />
      {data.classes.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p>
            <Trans>Create your class now; its students get their seats at once.</Trans>
          </p>
          <Link to="/teacher/groups" className={buttonClass({})}>
            <Trans>Create a class</Trans>
          </Link>
        </div>
      ) : (
        <ul className="grid gap-3">
          {data.classes.map((each) => (
            <ClassLine key={each.id} licence={licence} taught={each} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function LicenceLine({ licence: { id, code, staffCode, places, taken } }: { licence: ClassLicence }) {
  return (
    <div className="grid gap-3">
      <LicenceCodes code={code} staffCode={staffCode} posterPath={`/teacher/licences/${id}/poster`} />
      <span className="text-muted">
        <Trans>
          {taken} of {places} seats are taken.
        </Trans>
      </span>
    </div>
  );
}

interface ClassLineProps {
  licence: ClassLicence;
  taught: TeacherLicencesReply['classes'][number];
}

function ClassLine({ licence, taught }: ClassLineProps) {
  const { t } = useLingui();
  const [open, { isLoading }] = groupsApi.useOpenClassMutation();
  const { id, name, students } = taught;
  const unseated = students - taught.seated;
  const { code, places } = licence;
  const handleOpen = () => attempt(open({ groupId: id, code }), t`All realms are open for ${name}.`);
  return (
    <li className="flex flex-wrap items-center gap-3">
      {unseated === 0 && students > 0 ? (
        <span className="font-bold text-ok">
          <Trans>All realms are open for {name}.</Trans>
        </span>
      ) : (
        <Button
          variant="secondary"
          busy={isLoading}
          icon={<DoorOpen aria-hidden="true" size={20} />}
          onClick={() => void handleOpen()}
        >
          <Trans>
            Open all realms for {name} ({unseated} of {places} seats)
          </Trans>
        </Button>
      )}
      <Link to={`/teacher/groups/${id}?tab=accounts`} className="lw-link py-2">
        <Trans>
          Go to the class<span className="lw-hidden"> {name}</span>
        </Trans>
      </Link>
    </li>
  );
}
