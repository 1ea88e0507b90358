// Shows the state of the server and its backups.

import type { AdminHealthReply } from '@lanternwise/shared/contracts/admin-site';
import { plural, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { siteApi } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { formatBytes, formatDuration } from '../formatAdmin.ts';
import { ClockWarning } from './ClockWarning.tsx';

const POLL_INTERVAL_MS = 15_000;
const LOW_DISK_BYTES = 1024 ** 3;
const STALE_BACKUP_MS = 2 * 86_400_000;

export function HealthPage() {
  const { t } = useLingui();
  const health = siteApi.useHealthQuery(undefined, { pollingInterval: POLL_INTERVAL_MS });
  return (
    <AdminPage title={t({ context: 'server', message: 'Health' })}>
      <QueryResult query={health}>
        {(now) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {now.clock && (
              <div className="lg:col-span-2">
                <ClockWarning doubt={now.clock} />
              </div>
            )}
            <HealthDetails health={now} />
            <Backups health={now} />
          </div>
        )}
      </QueryResult>
    </AdminPage>
  );
}

function HealthDetails({ health }: { health: AdminHealthReply }) {
  const { t } = useLingui();
  const { diskFreeBytes: free, version, mailsWaiting: waiting, mailsFailed: failed } = health;
  const node = health.node.replace(/^v/, '');
  const sessions = health.sessions;
  const facts: [string, string][] = [
    [t`Version`, t`${version} on Node ${node}`],
    [t`Uptime`, formatDuration(health.uptimeSeconds)],
    [t`Memory`, formatBytes(health.memoryBytes)],
    [t`Database`, health.databaseBytes === null ? 'PostgreSQL' : formatBytes(health.databaseBytes)],
    [t`Free disk space`, free === null ? t`unknown` : formatBytes(free)],
    [t`Accounts`, formatNumber(health.accounts)],
    [t`Active sessions`, plural(sessions, { one: '# browser or device', other: '# browsers and devices' })],
    [t`E-mails`, t`${waiting} waiting, ${failed} failed`],
  ];
  const warnings = [
    ...(free !== null && free < LOW_DISK_BYTES ? [t`The disk is almost full.`] : []),
    ...(health.mailsFailed > 0 ? [t`Some e-mails could not be sent.`] : []),
    ...(health.clock ? [t`The server's clock may be wrong`] : []),
    ...(health.backupHint === null ? backupWarnings(health) : []),
  ];
  return (
    <Card className="grid gap-4" title={<Trans>Right now</Trans>}>
      <p>
        {warnings.length === 0 ? (
          <Badge colour="ok">
            <Trans>All systems OK</Trans>
          </Badge>
        ) : (
          <span className="grid gap-2 justify-items-start">
            {warnings.map((warning) => (
              <Badge key={warning} colour="error">
                {warning}
              </Badge>
            ))}
          </span>
        )}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function backupWarnings({ backups: [latest] }: AdminHealthReply): string[] {
  if (!latest) return [translate`There is no backup yet.`];
  return Date.now() - latest.madeAt > STALE_BACKUP_MS ? [translate`The last backup is older than two days.`] : [];
}

function Backups({ health: { backups, backupHint, engine } }: { health: AdminHealthReply }) {
  const { t } = useLingui();
  const [make, { isLoading }] = siteApi.useMakeBackupMutation();
  const handleBackup = async () => {
    const { data, error } = await make();
    if (error) return showToast('error', errorMessage(error));
    const size = formatBytes(data.backup.bytes);
    showToast('success', t`Backup created: ${size}.`);
  };
  return (
    <Card className="grid gap-4" title={<Trans>Backups</Trans>}>
      {backupHint === null ? (
        <>
          <p className="text-muted">
            <Trans>
              A verified copy of all data, stored in the server's data folder. The latest fourteen are kept. To restore
              one, stop the server and run <code>npm run restore</code> with its name.
            </Trans>
          </p>
          <Button busy={isLoading} onClick={() => void handleBackup()}>
            <Trans>Back up now</Trans>
          </Button>
          {backups.length === 0 && (
            <p>
              <Trans>No backups yet. The server creates one every day; you can also create one now.</Trans>
            </p>
          )}
          <ul className="grid gap-2">
            {backups.map(({ name, bytes: size, madeAt }) => (
              <li key={name} className="grid">
                <strong>
                  {formatDate(madeAt, 'mediumTime')}, {formatBytes(size)}
                </strong>
                <span className="text-sm break-all text-muted">{name}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          {engine === 'postgres' ? (
            <Trans>The database is a PostgreSQL server: back it up there, for example with pg_dump.</Trans>
          ) : (
            <Trans>This server keeps its data in a private file that ends with it.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}
