// Reports the server's health (version, memory, database, disk, mail, clock, backups) and makes backups.
import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { countSessions } from '../auth/sessions.ts';
import type { Backup, BackupService } from '../backup/service.ts';
import type { ClockGuard } from '../clock/ClockGuard.ts';
import { freeBytes } from '../health/diskSpace.ts';
import type { MailService } from '../mail/service.ts';

const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export class HealthService {
  constructor(
    private readonly store: Store,
    private readonly config: Config,
    private readonly mails: MailService,
    private readonly backups: BackupService,
    private readonly clock: ClockGuard,
  ) {}

  async report() {
    const { db } = this.store;
    const { database, dataDir } = this.config;
    const backupHint = this.backups.unavailableReason;
    return {
      version: manifest.version,
      node: process.version,
      engine: db.engine,
      uptimeSeconds: Math.round(process.uptime()),
      memoryBytes: process.memoryUsage().rss,
      databaseBytes: backupHint === null ? await databaseBytes(database) : null,
      diskFreeBytes: await freeBytes(dataDir),
      accounts: await db.$count(db.tables.users),
      sessions: await countSessions(db, Date.now()),
      mailsWaiting: await this.mails.count('waiting'),
      mailsFailed: await this.mails.count('failed'),
      clock: (await this.clock.doubt()) ?? null,
      backups: backupHint === null ? await this.backups.list() : [],
      backupHint,
    };
  }

  async backUp(actorId: string): Promise<Backup> {
    const hint = this.backups.unavailableReason;
    if (hint !== null) throw new HttpError(409, 'no-backup-here', hint);
    const backup = await this.backups.make();
    await this.store.write((tx) =>
      recordAudit(tx, actorId, 'backup-made', ['backup', backup.name], { bytes: backup.bytes }),
    );
    return backup;
  }
}

/** Size of the database file and its write-ahead log. */
async function databaseBytes(database: string): Promise<number> {
  const sizes = await Promise.all([database, `${database}-wal`].map((file) => stat(file).catch(() => ({ size: 0 }))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
