// Checks that no text says of an e-mail that it was sent: the server stores it, and it leaves later or, at a full limit, not at all.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_MESSAGES } from '@lanternwise/shared/contracts/error-codes';
import { expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, 'locales/hi');
const CLAIM =
  /\b(?:we (?:have |just )?sent|(?:e-mail|link|letter|invitation) (?:was |has been )?(?:sent|is on its way))\b/i;

/** True when they are shown: an Admin reads what became of a mail. */
const TRUE_CLAIMS = new Set(['This e-mail was sent. Its text is no longer stored here.', 'E-mail sent again']);

it('an e-mail "will be sent", in every text of the interface and of the server', () => {
  const texts = readdirSync(LOCALES)
    .filter((name) => name.endsWith('.po'))
    .flatMap((name) => [...readFileSync(join(LOCALES, name), 'utf8').matchAll(/^msgid "(.+)"$/gm)])
    .map(([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(1000);
  const claims = [...texts, ...Object.values(ERROR_MESSAGES)].filter(
    (text) => CLAIM.test(text) && !TRUE_CLAIMS.has(text),
  );
  expect(claims).toEqual([]);
});
