// Limits what the provider is paid for in a day: characters of one account and of the whole site, counted in the database.
import type { SpeechBudget } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import { formatWait, HttpError } from '../../http/errors.ts';
import { takeQuota } from '../quotas/service.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Counts a text before it is sent, because a provider may charge for what fails. Throws 429, and counts nothing, if the account or the site has
 * used up its day.
 */
export async function takeSpeechBudget(
  tx: Db,
  { perAccount, perSite }: SpeechBudget,
  { userId, characters }: { userId: string; characters: number },
  now = Date.now(),
): Promise<void> {
  const quotas = [
    { key: `speech:account:${userId}`, max: perAccount },
    { key: 'speech:site', max: perSite },
  ];
  for (const quota of quotas) {
    const wait = (await takeQuota(tx, { ...quota, windowMs: DAY_MS, amount: characters }, now)) / 1000;
    if (wait <= 0) continue;
    const message = `The narrator's voice is used up for today. The browser's own voice is used; please wait ${formatWait(wait)}.`;
    throw new HttpError(429, 'speech-limit', message, Math.ceil(wait));
  }
}
