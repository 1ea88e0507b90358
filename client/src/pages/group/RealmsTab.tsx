// Sets which realms are open to a group: each can be open, locked, or scheduled to open at a date and time.
import type { RealmRule, setRealmRules } from '@lanternwise/shared/contracts/groups';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { useRealmRulesQuery, useSetRealmRulesMutation } from '../../features/groups/groupsApi.ts';
import type { ArgsOf } from '../../features/http/request.ts';
import { type RealmCard, realmPickerCards } from '../../features/realm/realms.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { formatDateTime } from './formatGroup.ts';

const STATE_OPTIONS = [
  { value: 'open', label: 'Open' },
  { value: 'locked', label: 'Locked' },
  { value: 'scheduled', label: 'Opens later' },
] as const;

type RuleChange = Omit<ArgsOf<typeof setRealmRules>, 'groupId' | 'timeZone'>;
type SaveRules = (change: RuleChange) => Promise<boolean>;

export function RealmsTab({ groupId, archived }: { groupId: string; archived: boolean }) {
  const rules = useRealmRulesQuery({ groupId });
  const [setRules, { isLoading }] = useSetRealmRulesMutation();
  const save: SaveRules = async (change) => {
    try {
      await setRules({ groupId, ...change, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }).unwrap();
      showToast('success', 'Saved.');
      return true;
    } catch (failure) {
      showToast('error', errorMessage(failure));
      return false;
    }
  };
  return (
    <QueryResult query={rules}>
      {(data) => (
        <div className="grid gap-4" aria-busy={isLoading}>
          <p className="max-w-3xl text-muted">
            Students of this group cannot enter a locked realm; their progress in it is kept. A student in several
            groups can enter a realm that is open in any of them.
          </p>
          {!archived && <Shortcuts save={save} />}
          <ul className="grid gap-3">
            {realmPickerCards().map((realm) => (
              <RealmRow
                key={realm.id}
                realm={realm}
                rule={data.rules.find((rule) => rule.realm === realm.id)}
                archived={archived}
                save={save}
              />
            ))}
          </ul>
        </div>
      )}
    </QueryResult>
  );
}

function Shortcuts({ save }: { save: SaveRules }) {
  const all = realmPickerCards().map(({ id }) => id);
  const [first] = realmPickerCards();
  return (
    <div className="flex flex-wrap gap-4">
      <Button variant="quiet" onClick={() => void save({ realms: all, state: 'open' })}>
        Open all
      </Button>
      <Button
        variant="quiet"
        onClick={() => void save({ realms: all.filter((id) => id !== first?.id && id !== 'demo'), state: 'locked' })}
      >
        Lock all except {first?.title}
      </Button>
    </div>
  );
}

interface RealmRowProps {
  realm: RealmCard;
  rule: RealmRule | undefined;
  archived: boolean;
  save: SaveRules;
}

function RealmRow({ realm, rule, archived, save }: RealmRowProps) {
  const state = rule?.state ?? 'open';
  /** Chosen but not saved yet: the date is still missing. */
  const [isScheduling, setScheduling] = useState(false);
  const choose = (next: RuleChange['state']) => {
    setScheduling(next === 'scheduled');
    if (next !== 'scheduled') void save({ realms: [realm.id], state: next });
  };
  return (
    <li>
      <Card className="grid items-center gap-3 !p-4 sm:grid-cols-[1fr_14rem]">
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-bold">{realm.title}</span>
          <StateBadge rule={rule} />
        </div>
        {!archived && (
          <Field label={`${realm.title} is`}>
            {(control) => (
              <Select
                {...control}
                value={isScheduling ? 'scheduled' : state}
                options={STATE_OPTIONS}
                onChange={choose}
              />
            )}
          </Field>
        )}
        {!archived && (isScheduling || state === 'scheduled') && (
          <ScheduleForm
            opensAt={rule?.opensAt ?? null}
            save={async (opensAt) => {
              if (await save({ realms: [realm.id], state: 'scheduled', opensAt })) setScheduling(false);
            }}
          />
        )}
      </Card>
    </li>
  );
}

function StateBadge({ rule }: { rule: RealmRule | undefined }) {
  if (rule?.state === 'locked') return <Badge colour="error">Locked</Badge>;
  if (rule?.state !== 'scheduled' || rule.opensAt === null) return <Badge colour="ok">Open</Badge>;
  const isPast = rule.opensAt <= Date.now();
  return <Badge colour={isPast ? 'ok' : 'amber'}>{isPast ? 'Open' : `Opens ${formatDateTime(rule.opensAt)}`}</Badge>;
}

/** The value of a `datetime-local` input: local time without a zone. */
function toDateTimeLocal(time: number): string {
  const date = new Date(time);
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function ScheduleForm({ opensAt, save }: { opensAt: number | null; save(opensAt: number): Promise<void> }) {
  const [dateTime, setDateTime] = useState(opensAt === null ? '' : toDateTimeLocal(opensAt));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const time = new Date(dateTime).getTime();
    if (Number.isNaN(time)) return setError('Please choose a date and a time.');
    if (time <= Date.now()) return setError('This time has already passed. Choose a later one.');
    setError(undefined);
    void save(time);
  };
  return (
    <form className="flex flex-wrap items-end gap-3 sm:col-span-2" noValidate onSubmit={submit}>
      <Field label="Opens on" error={error}>
        {(control) => (
          <TextInput
            {...control}
            type="datetime-local"
            value={dateTime}
            onChange={(event) => setDateTime(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" size="small">
        Save time
      </Button>
    </form>
  );
}
