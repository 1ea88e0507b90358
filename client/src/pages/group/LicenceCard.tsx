// The licence that opens the realms for a class: its code and seats, or how to open the class with one.

import type { ClassLicence, ClassLicenceReply } from '@lanternwise/shared/contracts/class-licences';
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import DoorOpen from 'lucide-react/icons/door-open';
import { attempt } from '../../features/attempt.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { verifySession } from '../../features/session/sessionThunks.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useForm } from '../../features/useForm.ts';
import { formatDate } from '../../i18n/format.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CodeField } from '../../ui/TextField.tsx';
import { ConfirmButton } from '../layout/ConfirmDialog.tsx';
import { LicenceCodes } from '../layout/LicenceCodes.tsx';

export function LicenceCard({ group }: { group: GroupRow }) {
  const { data } = groupsApi.useClassLicenceQuery({ groupId: group.id });
  if (!data) return null;
  const { isSiteOpen, licence } = data;
  return (
    <Card title={<Trans>School licence</Trans>} region className="grid gap-4">
      {isSiteOpen ? (
        <p>
          <Trans>This site is open: your students can play every realm without a licence.</Trans>
        </p>
      ) : (
        <>
          {licence && <RunningLicence group={group} licence={licence} state={data} />}
          {group.archivedAt === null && <OpenWithLicence group={group} state={data} />}
        </>
      )}
    </Card>
  );
}

interface RunningLicenceProps {
  group: GroupRow;
  licence: ClassLicence;
  state: ClassLicenceReply;
}

function RunningLicence({ group, licence, state }: RunningLicenceProps) {
  const { code, places, taken } = licence;
  const { students, seated } = state;
  const until = formatDate(licence.endsAt, 'long');
  const { name } = group;
  return (
    <div className="grid gap-3">
      {licence.isOver ? (
        <p className="font-bold text-error">
          <Trans>The licence of this class has ended. Enter a new code to open the realms again.</Trans>
        </p>
      ) : (
        <p>
          <strong>
            <Trans>
              All realms are open for {seated} of {students} students in {name}, until {until}.
            </Trans>
          </strong>{' '}
          <Trans>
            {taken} of {places} seats of the licence are taken. New students get a seat as long as there is one.
          </Trans>
        </p>
      )}
      <LicenceCodes code={code} staffCode={null} />
      <CloseClassButton group={group} seated={seated} />
    </div>
  );
}

function CloseClassButton({ group, seated }: { group: GroupRow; seated: number }) {
  const { t } = useLingui();
  const [close] = groupsApi.useCloseClassMutation();
  const { name } = group;
  return (
    <ConfirmButton
      button={{ size: 'small', className: 'justify-self-start', children: <Trans>Give the seats back</Trans> }}
      title={t`Give the seats back?`}
      confirmLabel={t`Give back`}
      onConfirm={() => close({ groupId: group.id }).unwrap()}
      done={t`${name} has given its seats back.`}
    >
      <p>
        <Plural
          value={seated}
          one="# student can then play only the demo. Everything the student has done is kept, and other classes can use the seat."
          other="# students can then play only the demo. Everything they have done is kept, and other classes can use the seats."
        />
      </p>
    </ConfirmButton>
  );
}

/** One click with a licence that the teacher has, else the form for a code. */
function OpenWithLicence({ group, state }: { group: GroupRow; state: ClassLicenceReply }) {
  const { data } = groupsApi.useTeacherLicencesQuery();
  const unseated = state.students - state.seated;
  const isRunning = state.licence !== null && !state.licence.isOver;
  if (!data || (isRunning && unseated === 0)) return null;
  const licence = isRunning ? state.licence : (data.licences.find(hasFreeSeats) ?? data.licences[0]);
  const missing = licence ? Math.max(0, unseated - (licence.places - licence.taken)) : 0;
  return (
    <div className="grid gap-3">
      {!state.licence && (
        <p>
          <Trans>
            Without a licence, your students can play the demo. One school licence opens every realm for the whole
            class; your students never see prices.
          </Trans>
        </p>
      )}
      {licence && <OpenClassButton group={group} licence={licence} students={unseated} />}
      {missing > 0 && (
        <p className="text-error">
          <Plural
            value={missing}
            one="There is no free seat for # student. Give back seats of a finished class, or use a larger licence."
            other="There are no free seats for # students. Give back seats of a finished class, or use a larger licence."
          />
        </p>
      )}
      {(!licence || missing > 0) && <CodeForm group={group} />}
    </div>
  );
}

const hasFreeSeats = ({ places, taken }: ClassLicence) => taken < places;

interface OpenClassButtonProps {
  group: Pick<GroupRow, 'id' | 'name'>;
  licence: ClassLicence;
  /** Students who would take a seat. */
  students: number;
}

function OpenClassButton({ group, licence, students }: OpenClassButtonProps) {
  const { open, isLoading } = useOpenClass(group);
  const { name } = group;
  const { places } = licence;
  return (
    <div>
      <Button
        busy={isLoading}
        icon={<DoorOpen aria-hidden="true" size={20} />}
        onClick={() => void attempt(open(licence.code))}
      >
        <Trans>
          Open all realms for {name} ({students} of {places} seats)
        </Trans>
      </Button>
    </div>
  );
}

/** Opens a class with a code; rejects with the request's error. */
function useOpenClass(group: Pick<GroupRow, 'id' | 'name'>) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [openClass, { isLoading }] = groupsApi.useOpenClassMutation();
  const { name } = group;
  const open = async (code: string) => {
    await openClass({ groupId: group.id, code }).unwrap();
    showToast('success', t`All realms are open for ${name}.`);
    // The code gives the teacher the plan too.
    await dispatch(verifySession());
  };
  return { open, isLoading };
}

function CodeForm({ group }: { group: GroupRow }) {
  const { t } = useLingui();
  const { open } = useOpenClass(group);
  const { name } = group;
  const form = useForm({
    initial: { code: '' },
    schema: () => import('@lanternwise/shared/contracts/class-licences').then((contracts) => contracts.openClass.body),
    send: ({ code }) => open(code),
    failureAt: 'code',
  });
  return (
    <form noValidate className="grid items-start gap-4 sm:grid-cols-[minmax(0,24rem)_auto]" onSubmit={form.submit}>
      <CodeField
        label={t`Staff code`}
        hint={t`Twelve letters and digits, from the person who bought the licence or from an Admin. The code for students opens no class; that of a pilot class does.`}
        {...form.field('code')}
      />
      <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start sm:mt-8">
        <Trans>Open all realms for {name}</Trans>
      </Button>
    </form>
  );
}
