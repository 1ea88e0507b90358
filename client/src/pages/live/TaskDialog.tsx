// 'Go to this task': the teacher picks a realm that is open to the class, and one of its tasks.
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmRulesReply } from '@lanternwise/shared/contracts/groups';
import { Trans, useLingui } from '@lingui/react/macro';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { useRealmWork } from '../../features/live/useRealmWork.ts';
import { realmPickerCards } from '../../features/realm/realms.ts';
import { useForm } from '../../features/useForm.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { FormColumn } from '../layout/FormColumn.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import type { TeacherCommand } from './useCommand.ts';

interface TaskDialogProps {
  groupId: string;
  /** Where most of the class is. */
  suggested: MapId | undefined;
  isSending: boolean;
  send(command: TeacherCommand): Promise<boolean>;
  onClose(): void;
}

/** Realms that the class's locks leave open. */
export function openRealms({ rules }: Pick<RealmRulesReply, 'rules'>, now: number): MapId[] {
  const isOpen = (realm: MapId) => {
    const rule = rules.find((each) => each.realm === realm);
    return !rule || rule.state === 'open' || (rule.opensAt !== null && rule.state !== 'locked' && rule.opensAt <= now);
  };
  return realmPickerCards()
    .map(({ id }) => id)
    .filter(isOpen);
}

export function TaskDialog({ groupId, ...rest }: TaskDialogProps) {
  const { t } = useLingui();
  const rules = groupsApi.useRealmRulesQuery({ groupId });
  return (
    <Dialog title={t`Go to this task`} colour="sky" onClose={rest.onClose}>
      <QueryResult query={rules}>
        {(found) => <TaskForm realms={openRealms(found, Date.now())} {...rest} />}
      </QueryResult>
    </Dialog>
  );
}

/** The whole realm, without a task. */
const WHOLE = 'whole-realm';

function TaskForm({
  realms,
  suggested,
  isSending,
  send,
  onClose,
}: Omit<TaskDialogProps, 'groupId'> & { realms: readonly MapId[] }) {
  const { t } = useLingui();
  const form = useForm<{ realm: MapId | undefined; task: string }, TeacherCommand>({
    initial: { realm: suggested && realms.includes(suggested) ? suggested : realms[0], task: WHOLE },
    schema: () =>
      import('@lanternwise/shared/contracts/live').then(({ liveCommand }) => liveCommand.body.shape.command),
    body: ({ realm, task }) => ({ kind: 'goal', goal: realm ? { realm, task: task === WHOLE ? null : task } : null }),
    async send(command) {
      if (await send(command)) onClose();
    },
  });
  const { realm } = form.values;
  const work = useRealmWork([realm ?? null]);
  if (!realm)
    return (
      <p>
        <Trans>All realms are locked for this class. Open one under Realms.</Trans>
      </p>
    );
  const cards = realmPickerCards().filter(({ id }) => realms.includes(id));
  const tasks = work[realm]?.quest.tasks ?? [];
  return (
    <FormColumn form={{ ...form, busy: isSending || form.busy }} submit={<Trans>Send to everyone</Trans>}>
      <SelectField
        label={t`Realm`}
        hint={t`Only realms that are open to this class are listed.`}
        value={realm}
        options={cards.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(next) => form.change({ realm: next, task: WHOLE })}
      />
      <RadioGroup
        legend={t`Task`}
        {...form.field('task')}
        options={[
          { value: WHOLE, label: t`The whole realm` },
          ...tasks.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <p className="text-muted">
        <Trans>Each student sees a button that leads there. No one is moved while working.</Trans>
      </p>
    </FormColumn>
  );
}
