// Sets which realms are open to a group in one table: open, locked, from a date, or one after another each week.
import { type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { RealmRulesReply } from '@lanternwise/shared/contracts/groups';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { errorMessage } from '../../features/api.ts';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { realmCard, realmPickerCards } from '../../features/realm/realms.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { TableHead } from '../../ui/TableHead.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { RealmRow } from './RealmRow.tsx';
import {
  type DraftRule,
  isSamePlan,
  openWeekly,
  type PlanProblem,
  planOf,
  problemOf,
  type RealmPlan,
  toDateTimeLocal,
  toRequest,
} from './realmPlan.ts';

const DAY_MS = 24 * 3_600_000;

export function RealmsTab({ groupId, archived }: { groupId: string; archived: boolean }) {
  const rules = groupsApi.useRealmRulesQuery({ groupId });
  return (
    <QueryResult query={rules}>
      {(data) => (
        <div className="grid gap-4">
          <p className="max-w-3xl text-muted">
            <Trans>
              Students of this group cannot enter a locked realm; their progress in it is kept. A student in several
              groups can enter a realm that is open in any of them.
            </Trans>
          </p>
          {/* Saved rules that arrive are a new draft. */}
          <PlanForm key={JSON.stringify(data)} groupId={groupId} saved={data} archived={archived} />
        </div>
      )}
    </QueryResult>
  );
}

const PROBLEMS: Record<PlanProblem, MessageDescriptor> = {
  'no-date': msg`Please choose a date and a time.`,
  'past-date': msg`This time has already passed. Choose a later one.`,
  'no-beginning': msg`Please choose when the first realm opens.`,
};

interface PlanFormProps {
  groupId: string;
  saved: RealmRulesReply;
  archived: boolean;
}

function PlanForm({ groupId, saved, archived }: PlanFormProps) {
  const { t } = useLingui();
  const [initial] = useState(() => planOf(saved, Date.now()));
  const [plan, setPlan] = useState(initial);
  const [error, setError] = useState<{ realm?: MapId; text: string }>();
  const [setRules, { isLoading }] = groupsApi.useSetRealmRulesMutation();
  const isChanged = !isSamePlan(plan, initial);
  const save = async () => {
    const problem = problemOf(plan, Date.now());
    if (problem) return setError({ ...problem, text: t(PROBLEMS[problem.problem]) });
    setError(undefined);
    try {
      await setRules({ groupId, ...toRequest(plan) }).unwrap();
      showToast('success', t`Saved.`);
    } catch (failure) {
      setError({ text: errorMessage(failure) });
    }
  };
  const change = (next: DraftRule) =>
    setPlan({ ...plan, rules: plan.rules.map((rule) => (rule.realm === next.realm ? next : rule)) });
  return (
    <div className="grid gap-4" aria-busy={isLoading}>
      {!archived && <Shortcuts plan={plan} onPlan={setPlan} error={error?.realm ? undefined : error?.text} />}
      <Card className="overflow-x-auto !p-2 sm:!p-4">
        <table className="w-full border-collapse">
          <caption className="lw-hidden">
            <Trans>Realms of this group</Trans>
          </caption>
          <TableHead className="max-sm:hidden" cell={HEAD} columns={[t`Realm`, t`For this group`, t`Now`]} />
          <tbody>
            {realmPickerCards().map((realm) => {
              const rule = plan.rules.find((each) => each.realm === realm.id);
              if (!rule) return null;
              return (
                <RealmRow
                  key={realm.id}
                  realm={realm}
                  rule={rule}
                  weeklyFrom={plan.weeklyFrom}
                  archived={archived}
                  error={error?.realm === realm.id ? error.text : undefined}
                  onChange={change}
                />
              );
            })}
          </tbody>
        </table>
      </Card>
      {!archived && (
        <div
          className={cx(
            'flex flex-wrap items-center gap-4 py-3',
            // Only with something to save: the bar would stand on a row. A focused row is scrolled out from under it.
            isChanged && 'sticky bottom-0 z-10 border-t-2 border-line/45 bg-bg',
          )}
        >
          <Button busy={isLoading} disabled={!isChanged} onClick={() => void save()}>
            <Trans>Save all realms</Trans>
          </Button>
          {isChanged && (
            <>
              <Button variant="quiet" onClick={() => setPlan(initial)}>
                <Trans>Discard changes</Trans>
              </Button>
              <Badge colour="amber">
                <Trans>Not saved yet</Trans>
              </Badge>
            </>
          )}
        </div>
      )}
    </div>
  );
}

const HEAD = 'border-b border-line/45 px-3 py-2 text-start text-[0.875rem] text-muted';

interface ShortcutsProps {
  plan: RealmPlan;
  onPlan(plan: RealmPlan): void;
  error: string | undefined;
}

function Shortcuts({ plan, onPlan, error }: ShortcutsProps) {
  const { t } = useLingui();
  const [first, ...others] = PLAY_ORDER;
  const firstTitle = realmCard(first).title;
  const isWeekly = plan.rules.some(({ state }) => state === 'weekly');
  const setAll = (state: 'open' | 'locked', isMeant: (realm: MapId) => boolean) =>
    onPlan({
      ...plan,
      rules: plan.rules.map((rule) =>
        isMeant(rule.realm) ? { ...rule, state, week: null } : { ...rule, state: 'open' },
      ),
    });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
        <Button variant="quiet" onClick={() => setAll('open', () => true)}>
          <Trans>Open all</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setAll('locked', (realm) => realm !== first && realm !== 'demo')}>
          <Trans>Lock all except {firstTitle}</Trans>
        </Button>
        <Button
          variant="quiet"
          icon={<CalendarClock aria-hidden="true" size={20} />}
          onClick={() => onPlan(openWeekly(plan, others, toDateTimeLocal(nextMorning(Date.now()))))}
        >
          <Trans>Open the next realm every week</Trans>
        </Button>
      </div>
      {isWeekly && (
        <Card className="max-w-xl">
          <TextField
            label={t`The first of them opens on`}
            hint={t`The next ones follow a week apart, at the same time. ${firstTitle} is open from the start.`}
            error={error}
            type="datetime-local"
            value={plan.weeklyFrom}
            onChange={(weeklyFrom) => onPlan({ ...plan, weeklyFrom })}
          />
        </Card>
      )}
      <ErrorText>{!isWeekly && error && error}</ErrorText>
    </div>
  );
}

/** Eight o'clock in a week, before lessons begin. */
function nextMorning(now: number): number {
  const date = new Date(now + 7 * DAY_MS);
  date.setHours(8, 0, 0, 0);
  return date.getTime();
}
