// Contract of what pages say about this installation: who operates it, its own country, and the visitor's where the proxy knows it.
import { z } from 'zod';
import { defineContract, okReply } from './contract.ts';

export const siteInfo = defineContract('site-info.siteInfo', 'GET /site', {
  access: 'public',
  reply: okReply({
    /** Two letters from the proxy's country header; null where none is configured or the country is unknown. */
    country: z.string().nullable(),
    /** The country the site is configured for, for its helplines; null where none is. */
    siteCountry: z.string().nullable(),
    /** Who operates the installation; each is null unless configured. */
    operator: z.object({
      name: z.string().nullable(),
      email: z.string().nullable(),
      address: z.string().nullable(),
    }),
    /** Below this age a parent must agree to an account. */
    consentAge: z.number(),
  }),
});
export type SiteInfo = z.infer<typeof siteInfo.reply>;
