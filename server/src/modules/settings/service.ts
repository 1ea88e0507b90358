// Provides the Admin's settings page: stored settings and the host's configuration, without secrets.
import { CURRENCY } from '@lanternwise/shared/constants/plans';
import type { Config } from '../../config.ts';
import type { Store } from '../../db/openStore.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { confirmPassword } from '../auth/confirmPassword.ts';
import type { Turn } from '../auth/FairQueue.ts';
import type { MailService } from '../mail/service.ts';
import type { UsersService } from '../users/service.ts';
import { type PlanChange, readPlans, writePlans } from './plans.ts';
import { publishingPasswordStatus, setPublishingPassword, verifyPublishingPassword } from './publishingPassword.ts';

export class SettingsService {
  constructor(
    private readonly store: Store,
    private readonly config: Config,
    private readonly mails: MailService,
    private readonly users: UsersService,
  ) {}

  async overview() {
    const { db } = this.store;
    const { mail, speech, access, publicUrl } = this.config;
    return {
      publishingPassword: await publishingPasswordStatus(db),
      currency: CURRENCY,
      plans: await readPlans(db),
      mail: {
        smtp: mail !== null,
        from: mail?.from ?? null,
        waiting: await this.mails.count('waiting'),
        failed: await this.mails.count('failed'),
      },
      speech: {
        configured: speech !== null,
        provider: speech ? new URL(speech.url).host : null,
        model: speech?.model ?? null,
      },
      access,
      publicUrl,
    };
  }

  /** `current` is the publishing password before, or the Admin's own. */
  async setPublishingPassword(actorId: string, password: string, confirmation: { current: string; turn: Turn }) {
    const store = this.store;
    const { current: text, turn } = confirmation;
    const orElse = async () => ((await verifyPublishingPassword(store.db, text)) ? {} : undefined);
    await confirmPassword(store, this.users, actorId, { text, turn, orElse });
    await setPublishingPassword(store, actorId, password);
  }

  async setPlans(actorId: string, changes: readonly PlanChange[]): Promise<void> {
    await this.store.write(async (tx) => {
      const before = await readPlans(tx);
      await writePlans(tx, changes);
      const changed = changes.filter((change) => {
        const previous = before.find(({ id }) => id === change.id);
        return previous?.amount !== change.amount || previous.shown !== change.shown;
      });
      const detail = Object.fromEntries(
        changed.map(({ id, amount, shown }) => [id, `${amount}${shown ? '' : ', not shown'}`]),
      );
      await recordAudit(tx, actorId, 'plans-set', ['setting', 'plans'], detail);
    });
  }
}
