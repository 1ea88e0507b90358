// Drives WebKitGTK (Safari's engine) by plain WebDriver: finds things by role and name, and operates them by keyboard.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { findMiniBrowser } from './packages.ts';

const START_TRIES = 50;
/** For walks, for fetching Python and for a machine whose graphics are software. */
const TIMEOUT_MS = 120_000;
const POLL_MS = 200;
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebDriver's code points of keys that have no character. */
const KEYS: Record<string, string> = {
  Enter: '\uE007',
  Control: '\uE009',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export type Role = 'button' | 'link' | 'radio' | 'textbox' | 'dialog' | 'heading' | 'log' | 'option';
/** A name in full, or a pattern of it. */
export type Name = string | RegExp;

export interface Target {
  role?: Role;
  name?: Name;
  /** Instead of role and name. */
  css?: string;
  /** A selector of what the element must be in. */
  within?: string;
}

type ElementReference = Record<typeof ELEMENT, string>;

/** Runs in the page. The name is an approximation of the accessible one that holds for our own pages. */
const FIND = `(target) => {
  const ROLES = {
    button: 'button, [role=button]', link: 'a[href]', radio: 'input[type=radio]', dialog: '[role=dialog], dialog',
    textbox: 'input:not([type=radio]):not([type=checkbox]), textarea, [contenteditable=true]',
    heading: 'h1, h2, h3, h4', log: '[role=log]', option: '[role=option]',
  };
  const textOf = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    const label = element.getAttribute('aria-label') ?? (labelledBy === null ? null : textOf(labelledBy));
    const labels = [...(element.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    const content = element.matches('input, textarea') ? '' : element.textContent;
    return (label ?? (labels || content)).replace(/\\s+/g, ' ').trim();
  };
  const scope = target.within ? document.querySelector(target.within) : document;
  if (!scope) return null;
  const pattern = target.pattern === undefined ? undefined : new RegExp(target.pattern);
  const matches = (element) =>
    (target.css !== undefined || ((pattern ? pattern.test(nameOf(element)) : target.name === undefined || nameOf(element) === target.name))) &&
    element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('[inert], [aria-hidden=true]');
  return [...scope.querySelectorAll(target.css ?? ROLES[target.role])].find(matches) ?? null;
}`;

export class WebKitPage {
  readonly #driver: ChildProcess;
  readonly #address: string;
  readonly #site: string;
  #session = '';

  private constructor(driver: ChildProcess, port: number, site: string) {
    this.#driver = driver;
    this.#address = `http://127.0.0.1:${port}`;
    this.#site = site;
  }

  /** `display` is an X server's; `site` the origin that paths refer to. */
  static async open(port: number, display: string, site: string): Promise<WebKitPage> {
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: display,
        LIBGL_ALWAYS_SOFTWARE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
    });
    const page = new WebKitPage(driver, port, site);
    try {
      await page.#start();
      return page;
    } catch (error) {
      driver.kill();
      throw error;
    }
  }

  async #start(): Promise<void> {
    const options = { 'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] } };
    for (let tries = 0; ; tries += 1) {
      try {
        const { sessionId } = await this.#call<{ sessionId: string }>('POST', '/session', {
          capabilities: { alwaysMatch: options },
        });
        this.#session = `/session/${sessionId}`;
        break;
      } catch (error) {
        if (tries === START_TRIES) throw error;
        await pause(POLL_MS);
      }
    }
    await this.#call('POST', '/window/rect', { width: 1000, height: 700 });
  }

  async close(): Promise<void> {
    await this.#call('DELETE', '').catch(() => undefined);
    this.#driver.kill();
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await fetch(`${this.#address}${this.#session}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: T & { error?: string; message?: string } };
    if (!reply.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }

  async goto(path: string): Promise<void> {
    await this.#call('POST', '/url', { url: new URL(path, this.#site).href });
  }

  /** `source` is a function's source; a promise that it returns is awaited. */
  async evaluate<T>(source: string, ...args: readonly unknown[]): Promise<T> {
    const script = `const args = [...arguments], done = args.pop();
      Promise.resolve().then(() => (${source})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const { value, error } = await this.#call<{ value: T; error?: string }>('POST', '/execute/async', { script, args });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async until<T>(what: string, read: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const found = await read();
      if (found !== null && found !== undefined && found !== false) return found;
      if (Date.now() > end) throw new Error(`${what} did not appear`);
      await pause(POLL_MS);
    }
  }

  async #query(target: Target): Promise<ElementReference | null> {
    const { name, ...rest } = target;
    const sent =
      name instanceof RegExp ? { ...rest, pattern: name.source } : { ...rest, ...(name !== undefined && { name }) };
    const script = `return (${FIND}).apply(null, arguments)`;
    // While a page is being replaced, the driver knows neither.
    return this.#call<ElementReference | null>('POST', '/execute/sync', { script, args: [sent] }).catch(() => null);
  }

  isShown = async (target: Target): Promise<boolean> => (await this.#query(target)) !== null;

  find = (target: Target): Promise<ElementReference> =>
    this.until(target.css ?? `${target.role} ${String(target.name ?? '')}`, () => this.#query(target));

  /** Returns the `type` of a form field. */
  async focus(target: Target): Promise<string> {
    const element = await this.find(target);
    return this.evaluate<string>('(element) => { element.focus(); return element.type ?? ""; }', element);
  }

  /** Focuses it and presses Enter, or Space where that is the key of its kind. */
  async press(target: Target): Promise<void> {
    const type = await this.focus(target);
    await this.keys([type === 'radio' || type === 'checkbox' ? ' ' : 'Enter']);
  }

  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    await this.#perform([
      { type: 'keyDown', value: KEYS.Control },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: KEYS.Control },
    ]);
    await this.keys([...text].map((letter) => (letter === '\n' ? 'Enter' : letter)));
  }

  /** One after the other: characters, or names of KEYS. */
  async keys(keys: readonly string[]): Promise<void> {
    await this.#perform(
      keys.flatMap((key) => {
        const value = KEYS[key] ?? key;
        return [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ];
      }),
    );
  }

  async #perform(actions: readonly { type: string; value: string | undefined }[]): Promise<void> {
    await this.#call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async text(target: Target): Promise<string> {
    return this.evaluate<string>('(element) => element.textContent', await this.find(target));
  }

  /** A PNG in Base64. */
  screenshot = (): Promise<string> => this.#call<string>('GET', '/screenshot');
}
