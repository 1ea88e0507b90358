// Answers the cookie banner in advance, so that only the journey about it meets it.
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

const categories = ['necessary', 'functional', 'analytics', 'marketing'].map((id) => ({
  id,
  name: id,
  description: id,
  required: id === 'necessary',
  enabled: id === 'necessary',
}));

type NewContext = (options?: BrowserContextOptions) => Promise<BrowserContext>;
const originals = new WeakMap<Browser, NewContext>();

/** Every context of this browser starts with a stored choice, also those that a test opens itself. */
export function decideCookies(browser: Browser): void {
  if (originals.has(browser)) return;
  const original: NewContext = browser.newContext.bind(browser);
  originals.set(browser, original);
  browser.newContext = async (options) => {
    const context = await original(options);
    await storeCookieChoice(context);
    return context;
  };
}

/** What a page stores of it as `cookieConsent`. */
export const cookieChoice = (): string =>
  JSON.stringify({ timestamp: new Date().toISOString(), allAccepted: false, preferences: categories });

export async function storeCookieChoice(context: BrowserContext): Promise<void> {
  await context.addInitScript((stored) => {
    try {
      if (localStorage.getItem('cookieConsent') === null) localStorage.setItem('cookieConsent', stored);
    } catch {
      // A page without storage, such as about:blank.
    }
  }, cookieChoice());
}

/** A visitor who has not decided yet. */
export const newUndecidedContext = (browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> =>
  (originals.get(browser) ?? browser.newContext.bind(browser))(options);
