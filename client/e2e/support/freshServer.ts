// Starts a separate server with an empty database, and reads its set-up link and its outbox.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_MARK } from '@lanternwise/shared/constants/mail';

const ROOT = new URL('../../../', import.meta.url).pathname;

export interface FreshServer {
  url: string;
  /** The link that creates the first Admin. */
  setUpLink: string;
  stop(): Promise<void>;
}

export async function startFreshServer(): Promise<FreshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lanternwise-journey-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: '0', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const serverOutput = await waitUntilReady(child);
  const url = /http:\/\/localhost:\d+$/m.exec(serverOutput)?.[0] ?? '';
  const setUpLink = /http:\/\/localhost:\d+\/set-up\/\S+/.exec(serverOutput)?.[0] ?? '';
  return {
    url,
    setUpLink,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves with the output up to the line that reports readiness. */
function waitUntilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += String(chunk);
      if (/^Lanternwise is ready at /m.test(text)) resolve(text.trimEnd());
    });
    child.once('exit', () => reject(new Error(`the server did not start: ${text}`)));
  });
}

/** Returns a reader of the outbox: the link in the newest e-mail of a kind to an address. */
export function createMailLinkReader(url: string, admin: { identifier: string; password: string }) {
  let token: string | undefined;
  const fetchAsAdmin = async (path: string) => {
    token ??= await signInForApi(url, admin);
    const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return reply.json();
  };
  return async (to: string, kind: string): Promise<string> => {
    const find = async () => {
      const { items } = (await fetchAsAdmin('/api/v1/admin/mails?size=100')) as {
        items: Array<{ id: string; to: string; kind: string }>;
      };
      return items.find((mail) => mail.to === to && mail.kind === kind);
    };
    // A forgotten password is answered before its e-mail is written.
    let found = await find();
    for (let tries = 0; !found && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      found = await find();
    }
    if (!found) throw new Error(`no e-mail "${kind}" to ${to}`);
    const { text } = (await fetchAsAdmin(`/api/v1/admin/mails/${found.id}`)) as { text: string };
    return /https?:\/\/\S+/.exec(text.replaceAll(SITE_MARK, url))?.[0] ?? '';
  };
}

async function signInForApi(url: string, form: object): Promise<string> {
  const reply = await fetch(`${url}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'api' },
    body: JSON.stringify(form),
  });
  return ((await reply.json()) as { token: string }).token;
}
