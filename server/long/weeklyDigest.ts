// Enqueues a parent's weekly digest as if the link were old enough and prints the unsubscribe path, for browser journeys: `node --import tsx server/long/weeklyDigest.ts <parent>`.
import { eq } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { openStore } from '../src/db/openStore.ts';
import { ContentService } from '../src/modules/content/service.ts';
import { MailOutbox } from '../src/modules/mail/outbox.ts';
import { ParentReports } from '../src/modules/reports/ParentReports.ts';
import { WEEK_MS } from '../src/modules/reports/weekSummary.ts';
import { UsersService } from '../src/modules/users/service.ts';

const [username = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const store = await openStore(config.database);
try {
  const email = `${username.toLowerCase()}@example.org`;
  await store.write(async (tx) => {
    const { users, parentLinks } = tx.tables;
    const [parent] = await tx
      .update(users)
      .set({ email, emailKey: email, emailVerifiedAt: Date.now() })
      .where(eq(users.username, username))
      .returning({ id: users.id });
    if (!parent) throw new Error(`there is no account called ${username}`);
    const createdAt = Date.now() - 2 * WEEK_MS;
    await tx.update(parentLinks).set({ createdAt }).where(eq(parentLinks.parentId, parent.id));
  });
  const content = await ContentService.load(store, config.contentDir);
  await new ParentReports(
    store,
    content,
    new MailOutbox(),
    new UsersService(store, config.access, config.consentAge),
  ).enqueueDueDigests();
  const { mailOutbox } = store.db.tables;
  const [mail] = await store.db.select({ text: mailOutbox.text }).from(mailOutbox).where(eq(mailOutbox.to, email));
  process.stdout.write(/\/digest\/stop\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
} finally {
  await store.close();
}
