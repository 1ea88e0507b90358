// Lists the sessions of the account, and ends those on other devices.
import type { SessionInfo } from '@lanternwise/shared/contracts/account';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { accountApi } from '../../features/account/accountApi.ts';
import { attempt } from '../../features/attempt.ts';
import { formatDate } from '../../i18n/format.ts';
import { i18n } from '../../i18n/runtime.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';

/** The device names of the server that are not proper names. */
const DEVICE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  'an iPhone': msg`an iPhone`,
  'an iPad': msg`an iPad`,
  'a Chromebook': msg`a Chromebook`,
  'a Mac': msg`a Mac`,
  'Another program': msg`Another program`,
};

const translateDevice = (device: string): string => {
  const label = DEVICE_LABELS[device];
  return label ? i18n._(label) : device;
};

/** Call it while rendering. `device`: a browser, a system, or '<browser> on <system>', as the server sends it. */
function deviceName(device: string | null | undefined): string {
  if (!device) return t`A device`;
  const [browser = device, rest] = device.split(' on ', 2);
  if (rest === undefined) return translateDevice(device);
  const system = translateDevice(rest);
  return t`${browser} on ${system}`;
}

export function SessionsCard() {
  const { t } = useLingui();
  const sessions = accountApi.useOwnSessionsQuery();
  const [endOthers, ending] = accountApi.useEndOtherSessionsMutation();
  const others = sessions.data?.sessions.some((session) => !session.thisDevice);
  const handleEndOthers = () => attempt(endOthers(), t`All other devices are signed out.`);
  return (
    <Card title={<Trans>Where I am signed in</Trans>} className="grid gap-4">
      <QueryResult query={sessions}>
        {(data) => (
          <ul className="grid gap-3">
            {data.sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryResult>
      {others && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={ending.isLoading}
          onClick={() => void handleEndOthers()}
        >
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
    </Card>
  );
}

function SessionRow({ session: { id, device, createdAt, thisDevice } }: { session: SessionInfo }) {
  const { t } = useLingui();
  const [endSession, { isLoading }] = accountApi.useEndSessionMutation();
  const name = deviceName(device);
  const since = formatDate(createdAt, 'mediumTime');
  return (
    <li className="flex flex-wrap items-center gap-3 border-b-2 border-line pb-3 last:border-b-0 last:pb-0">
      <span className="mr-auto grid">
        <strong>{name}</strong>
        <span className="text-muted">
          <Trans>Since {since}</Trans>
        </span>
      </span>
      {thisDevice ? (
        <Badge colour="ok">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={isLoading}
          aria-label={t`Sign out ${name}, since ${since}`}
          onClick={() => void attempt(endSession({ id }))}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
