// What the modules share: settings, store and the services that several modules need, built once for each app.
import type { Contract } from '@lanternwise/shared/contracts/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Store } from './db/openStore.ts';
import { BackgroundTasks } from './http/BackgroundTasks.ts';
import { FaultLog } from './http/FaultLog.ts';
import { SessionsService } from './modules/auth/sessions.ts';
import { BackupService, backupFolder } from './modules/backup/service.ts';
import { ClockGuard } from './modules/clock/ClockGuard.ts';
import type { ContentService } from './modules/content/service.ts';
import { RealmRulesService } from './modules/groups/realmRulesService.ts';
import { MailOutbox } from './modules/mail/outbox.ts';
import { MailService } from './modules/mail/service.ts';
import { type MailTransport, smtpTransport } from './modules/mail/transport.ts';
import { ProgressFeed } from './modules/progress/ProgressFeed.ts';
import { ProgressService } from './modules/progress/service.ts';
import { SitePages } from './modules/site/sitePages.ts';
import { UsersService } from './modules/users/service.ts';

/** Opened by the caller, who also closes the store after the app. */
export interface AppDependencies {
  config: Config;
  store: Store;
  content: ContentService;
  /** Given by tests, which wait for its tasks. */
  background?: BackgroundTasks;
}

/**
 * A plain object that each module's plugin receives as its options. Not Fastify decorators: a plugin's type then says what it
 * may use, a service can be built in a test without an app, and a missing one is a compile error instead of `undefined`.
 */
export interface AppContext extends AppDependencies {
  background: BackgroundTasks;
  users: UsersService;
  sessions: SessionsService;
  realmRules: RealmRulesService;
  progress: ProgressService;
  /** Tells the live lessons about it. */
  progressFeed: ProgressFeed;
  outbox: MailOutbox;
  mails: MailService;
  /** Null where no mail server is configured. */
  mailTransport: MailTransport | null;
  backups: BackupService;
  clock: ClockGuard;
  /** Faults of the server that requests met, for Admin. */
  faults: FaultLog;
  /** What each address of the site shows; modules register their pages. */
  sitePages: SitePages;
}

/** The options of a module's plugin. */
export interface ModuleContext extends AppContext {
  /** Of every route; complete once the app is ready. */
  contracts: readonly Contract[];
}

/** One module's part of the app: its routes, and its jobs and hooks where it has any. */
export type ModulePlugin = (app: FastifyInstance, context: ModuleContext) => Promise<void>;

export function createAppContext(dependencies: AppDependencies): AppContext {
  const { config, store, content } = dependencies;
  const outbox = new MailOutbox();
  const clock = new ClockGuard(store);
  const mailTransport = config.mail ? smtpTransport(config.mail) : null;
  const users = new UsersService(store, config.access, config.consentAge);
  const realmRules = new RealmRulesService(store);
  const progressFeed = new ProgressFeed();
  return {
    background: new BackgroundTasks(),
    ...dependencies,
    users,
    sessions: new SessionsService(store),
    realmRules,
    progress: new ProgressService(store, content, users, realmRules, config.evidence, progressFeed),
    progressFeed,
    outbox,
    mails: new MailService(store, outbox, mailTransport, config.publicUrl),
    mailTransport,
    backups: new BackupService(config.database, backupFolder(config.dataDir), store.db.engine, clock),
    clock,
    faults: new FaultLog(),
    sitePages: new SitePages(),
  };
}
