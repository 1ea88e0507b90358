// Shows the state of the server and its backups.
import type { AdminHealthReply } from '@lanternwise/shared/contracts/admin-site';
import { useHealthQuery, useMakeBackupMutation } from '../../../features/admin/siteApi.ts';
import { errorMessage } from '../../../features/api.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { showToast } from '../../../lib/showToast.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { QueryResult } from '../../layout/QueryResult.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { formatBytes, formatDateTime, formatDuration } from '../formatAdmin.ts';

const POLL_INTERVAL_MS = 15_000;
const LOW_DISK_BYTES = 1024 ** 3;
const STALE_BACKUP_MS = 2 * 86_400_000;

export function HealthPage() {
  const health = useHealthQuery(undefined, { pollingInterval: POLL_INTERVAL_MS });
  return (
    <AdminPage title="Health">
      <QueryResult query={health}>
        {(now) => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <HealthDetails health={now} />
            <Backups health={now} />
          </div>
        )}
      </QueryResult>
    </AdminPage>
  );
}

function HealthDetails({ health }: { health: AdminHealthReply }) {
  const { diskFreeBytes: free } = health;
  const facts: [string, string][] = [
    ['Version', `${health.version} on Node ${health.node.replace(/^v/, '')}`],
    ['Uptime', formatDuration(health.uptimeSeconds)],
    ['Memory', formatBytes(health.memoryBytes)],
    ['Database', health.databaseBytes === null ? 'PostgreSQL' : formatBytes(health.databaseBytes)],
    ['Free disk space', free === null ? 'unknown' : formatBytes(free)],
    ['Accounts', formatNumber(health.accounts)],
    [
      'Active sessions',
      health.sessions === 1 ? '1 browser or device' : `${formatNumber(health.sessions)} browsers and devices`,
    ],
    ['E-mails', `${health.mailsWaiting} waiting, ${health.mailsFailed} failed`],
  ];
  const warnings = [
    ...(free !== null && free < LOW_DISK_BYTES ? ['The disk is almost full.'] : []),
    ...(health.mailsFailed > 0 ? ['Some e-mails could not be sent.'] : []),
    ...(health.backupHint === null ? backupWarnings(health) : []),
  ];
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">Right now</h2>
      <p>
        {warnings.length === 0 ? (
          <Badge colour="ok">All systems OK</Badge>
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
  if (!latest) return ['There is no backup yet.'];
  return Date.now() - latest.madeAt > STALE_BACKUP_MS ? ['The last backup is older than two days.'] : [];
}

function Backups({ health: { backups, backupHint } }: { health: AdminHealthReply }) {
  const [make, { isLoading }] = useMakeBackupMutation();
  const handleBackup = async () => {
    try {
      const { backup } = await make().unwrap();
      showToast('success', `Backup created: ${formatBytes(backup.bytes)}.`);
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">Backups</h2>
      {backupHint === null ? (
        <>
          <p className="text-muted">
            A verified copy of all data, stored in the server's data folder. The latest fourteen are kept. To restore
            one, stop the server and run <code>npm run restore</code> with its name.
          </p>
          <Button busy={isLoading} onClick={() => void handleBackup()}>
            Back up now
          </Button>
          {backups.length === 0 && (
            <p>No backups yet. The server creates one every day; you can also create one now.</p>
          )}
          <ul className="grid gap-2">
            {backups.map(({ name, bytes: size, madeAt }) => (
              <li key={name} className="grid">
                <strong>
                  {formatDateTime(madeAt)}, {formatBytes(size)}
                </strong>
                <span className="text-sm break-all text-muted">{name}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{backupHint}</p>
      )}
    </Card>
  );
}
