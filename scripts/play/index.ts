// `npm run play:record [-- realm … --hindi --phone]`: plays realms, one after another, and writes docs/play-figures.md.
import { type Browser, chromium } from '@playwright/test';
import { startFreshServer } from '../../client/e2e/support/freshServer.ts';
import { MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { buildClient } from '../lib/prepare.mjs';
import { isRecorded, keepFigures, type PlayLanguage, type Screen, writePage } from './figuresFile.ts';
import { recordRealm } from './recordRealm.ts';

/** Of the machine's time, for one realm. */
const REALM_TIMEOUT_MS = 2_400_000;

const log = (line: string) => void process.stdout.write(`${line}\n`);

const isMapId = (name: string): name is MapId => MAP_IDS.some((id) => id === name);

/** Named realms are played in any case, others if the figures are not of this commit. */
function chooseRealms(given: readonly string[], language: PlayLanguage, screen: Screen): MapId[] {
  const unknown = given.filter((name) => !isMapId(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Realms: ${MAP_IDS.join(', ')}.`);
  if (given.length > 0) return given.filter(isMapId);
  return MAP_IDS.filter((realm) => !isRecorded({ realm, language, screen }));
}

/** A first Ctrl+C, or the end of `timeout`, keeps what was played of the realm at hand and ends. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

async function record(browser: Browser, site: string, realm: MapId, how: { language: PlayLanguage; screen: Screen }) {
  const signal = AbortSignal.any([interrupted.signal, AbortSignal.timeout(REALM_TIMEOUT_MS)]);
  const played = await recordRealm({ browser, site, realm, ...how, signal, log });
  keepFigures({ realm, ...how, ...played });
}

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  if (given.includes('--page')) return writePage();
  const language = given.includes('--hindi') ? 'hi' : 'en';
  const screen = given.includes('--phone') ? 'phone' : 'laptop';
  const realms = chooseRealms(
    given.filter((each) => !each.startsWith('--')),
    language,
    screen,
  );
  await buildClient(log);
  // Every realm is open to who is signed in.
  process.env.ACCESS = 'open';
  const server = await startFreshServer();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: CHROMIUM_FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    for (const realm of realms)
      if (!interrupted.signal.aborted) await record(browser, server.url, realm, { language, screen });
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
