// Tells Admins by mail, at most once a day, that teachers wait for their schools to be confirmed.
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import type { Store } from '../../db/openStore.ts';
import type { MailOutbox } from '../mail/outbox.ts';
import { siteLink } from '../mail/renderMail.ts';
import { readMoment, writeMoment } from '../settings/moments.ts';
import { schoolsWaitingMail } from './mailTemplates.ts';
import { adminsWithAddress, countAskedSince } from './teachersRepository.ts';

const DAY_MS = 24 * 3_600_000;
const LAST_TOLD = 'schools-waiting-told';

/** Nothing is sent while nobody has asked since the last mail. */
export function tellAdminsWhoWaits(store: Store, outbox: MailOutbox, now = Date.now()): Promise<void> {
  return store.write(async (tx) => {
    const last = await readMoment(tx, LAST_TOLD, now);
    if (now - last < DAY_MS) return;
    const teachers = await countAskedSince(tx, last);
    if (teachers === 0) return;
    await writeMoment(tx, LAST_TOLD, now);
    for (const { id, username, to, settings } of await adminsWithAddress(tx)) {
      const locale = chosenLanguage(settings) ?? 'en';
      const message = schoolsWaitingMail(locale, username, teachers, siteLink('/admin/teachers'));
      await outbox.enqueue(tx, { to, userId: id, locale, message, cause: 'job' }, now);
    }
  });
}
