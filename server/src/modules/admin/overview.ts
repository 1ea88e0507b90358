// Reports what an Admin should see first: sign-ups, mails, backups, faults, the clock, and what of the set-up is still to do.
import type { Config } from '../../config.ts';
import type { Store } from '../../db/openStore.ts';
import type { FaultLog } from '../../http/FaultLog.ts';
import type { BackupService } from '../backup/service.ts';
import type { ClockGuard } from '../clock/ClockGuard.ts';
import { countOpenMessages } from '../contact/service.ts';
import type { MailService } from '../mail/service.ts';
import { countOpenReports } from '../teacher-texts/service.ts';
import type { UsersService } from '../users/service.ts';
import { countSignUps, countTeachers } from './overviewRepository.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The server makes one a day. */
const BACKUP_FRESH_MS = 2 * DAY_MS;

interface OverviewDependencies {
  store: Store;
  config: Config;
  users: UsersService;
  mails: MailService;
  backups: BackupService;
  clock: ClockGuard;
  faults: FaultLog;
}

const mailsNow = async (mails: MailService, now: number) => ({
  waiting: await mails.count('waiting'),
  held: await mails.count('held'),
  failed: await mails.count('failed'),
  limitsHalfUsed: (await mails.warnings(now)).length,
});

export class OverviewService {
  readonly #on: OverviewDependencies;

  constructor(dependencies: OverviewDependencies) {
    this.#on = dependencies;
  }

  /** @param utcOffset minutes by which the Admin's clock is ahead of UTC */
  async report(adminId: string, utcOffset: number, now = Date.now()) {
    const { store, config, users, mails, clock, faults } = this.#on;
    const { db } = store;
    const midnight = startOfDay(now, utcOffset);
    const weekStart = midnight - 6 * DAY_MS;
    const since = { today: midnight, week: weekStart, twoWeeks: weekStart - 7 * DAY_MS };
    const [{ all, today, week, twoWeeks }, ofMails, contactOpen, reportsOpen, admins, confirmed, teachersWaiting] =
      await Promise.all([
        countSignUps(db, since),
        mailsNow(mails, now),
        countOpenMessages(db),
        countOpenReports(db, adminId),
        users.countAdmins(db),
        countTeachers(db, 'confirmed'),
        countTeachers(db, 'waiting'),
      ]);
    const backup = await this.#backup();
    const isFresh = backup.latestAt !== null && now - backup.latestAt < BACKUP_FRESH_MS;
    return {
      signUps: { today, week, weekBefore: twoWeeks - week, all },
      mails: ofMails,
      contactOpen,
      reportsOpen,
      faults: faults.report(now),
      backup,
      clock: (await clock.doubt(now)) ?? null,
      teachersWaiting,
      checklist: {
        publicUrl: config.publicUrl !== null,
        mail: mails.hasSmtp,
        backup: isFresh,
        payments: config.access === 'open' || config.stripe !== null,
        secondAdmin: admins > 1,
        school: confirmed > 0,
      },
      payments:
        config.access === 'open' ? ('open' as const) : config.stripe ? ('stripe' as const) : ('sandbox' as const),
    };
  }

  async #backup() {
    const hint = this.#on.backups.unavailableReason;
    const [latest] = hint === null ? await this.#on.backups.list() : [];
    return { latestAt: latest?.madeAt ?? null, hint };
  }
}

/** The last midnight of a clock that is `utcOffset` minutes ahead of UTC (epoch ms). */
function startOfDay(now: number, utcOffset: number): number {
  const ahead = utcOffset * MINUTE_MS;
  return Math.floor((now + ahead) / DAY_MS) * DAY_MS - ahead;
}
