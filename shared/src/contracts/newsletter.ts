// Contracts of the newsletter: double opt-in, unsubscribing by link, and the Admin's list of subscribers.
import { z } from 'zod';
import { emailSchema, linkTokenSchema } from './auth.ts';
import { ADMIN, defineContract, okReply } from './contract.ts';
import { languageCode } from './language.ts';
import { pageReply, pagingQuery, searchText } from './paging.ts';

/** Replies the same whether the address is subscribed or not; the mail that follows tells its owner. */
export const subscribe = defineContract('newsletter.subscribe', 'POST /newsletter', {
  access: 'public',
  body: z.strictObject({ email: emailSchema }),
});

const tokenBody = z.strictObject({ token: linkTokenSchema });

export const confirmSubscription = defineContract('newsletter.confirmSubscription', 'POST /newsletter/confirm', {
  access: 'public',
  body: tokenBody,
  reply: okReply({ email: z.string() }),
});

/** Accepts any token, so that a repeated click succeeds too. */
export const unsubscribe = defineContract('newsletter.unsubscribe', 'POST /newsletter/unsubscribe', {
  access: 'public',
  body: tokenBody,
});

const subscriber = z.object({
  id: z.string(),
  email: z.string(),
  locale: languageCode,
  confirmedAt: z.number(),
});
export type Subscriber = z.infer<typeof subscriber>;

export const subscribers = defineContract('newsletter.subscribers', 'GET /admin/newsletter', {
  access: ADMIN,
  query: z.object({ ...pagingQuery, search: searchText }),
  reply: pageReply(subscriber),
});

/** All subscribers with the link that each newsletter must contain. */
export const exportSubscribers = defineContract('newsletter.exportSubscribers', 'GET /admin/newsletter/export', {
  access: ADMIN,
  reply: okReply({ subscribers: z.array(subscriber.extend({ unsubscribeUrl: z.string() })) }),
});

export const removeSubscriber = defineContract('newsletter.removeSubscriber', 'DELETE /admin/newsletter/:id', {
  access: ADMIN,
});
