// One realm in the table of realm locks: what is chosen for the group, and what that means now.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RealmCard } from '../../features/realm/realms.ts';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { type DraftRule, openingOf } from './realmPlan.ts';

const STATE_LABELS: Record<DraftRule['state'], MessageDescriptor> = {
  open: msg({ context: 'realm', message: 'Open' }),
  locked: msg`Locked`,
  scheduled: msg`Opens on a date`,
  weekly: msg`Opens in its week`,
};

export interface RealmRowProps {
  realm: RealmCard;
  rule: DraftRule;
  weeklyFrom: string;
  archived: boolean;
  error: string | undefined;
  onChange(rule: DraftRule): void;
}

const CELL = 'px-3 py-1.5 text-start align-middle max-sm:block';

export function RealmRow({ realm, rule, weeklyFrom, archived, error, onChange }: RealmRowProps) {
  const { t } = useLingui();
  const { title } = realm;
  const errorId = `${realm.id}-error`;
  // A realm gets its week from the button above the table, not one by one.
  const states = (['open', 'locked', 'scheduled', 'weekly'] as const).filter(
    (state) => state !== 'weekly' || rule.week !== null,
  );
  return (
    <tr className="border-b border-line/45 last:border-0">
      <th scope="row" className={CELL}>
        {title}
      </th>
      <td className={CELL}>
        {archived ? (
          t(STATE_LABELS[rule.state])
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Select
              aria-label={t`${title} is`}
              className="w-56 max-w-full scroll-mb-24"
              value={rule.state}
              options={states.map((value) => ({ value, label: t(STATE_LABELS[value]) }))}
              onChange={(state) => onChange({ ...rule, state })}
            />
            {rule.state === 'scheduled' && (
              <TextInput
                type="datetime-local"
                aria-label={t`${title} opens on`}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? errorId : undefined}
                className="w-60 max-w-full scroll-mb-24"
                value={rule.opensOn}
                onChange={(event) => onChange({ ...rule, opensOn: event.target.value })}
              />
            )}
            {error && (
              <p id={errorId} role="alert" className="lw-error basis-full">
                {error}
              </p>
            )}
          </div>
        )}
      </td>
      <td className={CELL}>
        <StateBadge rule={rule} weeklyFrom={weeklyFrom} />
      </td>
    </tr>
  );
}

function StateBadge({ rule, weeklyFrom }: { rule: DraftRule; weeklyFrom: string }) {
  if (rule.state === 'locked') {
    return (
      <Badge colour="error">
        <Trans>Locked</Trans>
      </Badge>
    );
  }
  const opensAt = openingOf(rule, weeklyFrom);
  if (rule.state === 'open' || (opensAt !== undefined && opensAt <= Date.now())) {
    return (
      <Badge colour="ok">
        <Trans context="realm">Open</Trans>
      </Badge>
    );
  }
  if (opensAt === undefined) return null;
  const when = formatDate(opensAt, 'mediumTime');
  return (
    <Badge colour="amber">
      <Trans>Opens {when}</Trans>
    </Badge>
  );
}
