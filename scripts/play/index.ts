// `npm run play:record [-- realm … --language <code> --phone --wrong-first --pictures=<folder>]`: plays realms, one after another, and writes docs/play-figures.md.

import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startFreshServer } from '../../client/e2e/support/freshServer.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../shared/src/constants/languages.ts';
import { MAP_IDS, type MapId } from '../../shared/src/constants/realms.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../lib/chromium.mjs';
import { buildClient } from '../lib/prepare.mjs';
import { isRecorded, keepFigures, type Screen, writePage } from './figuresFile.ts';
import { type RealmPlay, recordRealm } from './recordRealm.ts';

/** Of the machine's time, for one realm. */
const REALM_TIMEOUT_MS = 3_600_000;

const log = (line: string) => void process.stdout.write(`${line}\n`);

const isMapId = (name: string): name is MapId => MAP_IDS.some((id) => id === name);

/** Named realms are played in any case, others if the figures are not of this commit. */
function chooseRealms(given: readonly string[], language: Language, screen: Screen): MapId[] {
  const unknown = given.filter((name) => !isMapId(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Realms: ${MAP_IDS.join(', ')}.`);
  if (given.length > 0) return given.filter(isMapId);
  return MAP_IDS.filter((realm) => !isRecorded({ realm, language, screen }));
}

/** A first Ctrl+C, or the end of `timeout`, keeps what was played of the current realm and ends. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const OPTIONS = {
  page: { type: 'boolean', default: false },
  language: { type: 'string', default: DEFAULT_LANGUAGE },
  phone: { type: 'boolean', default: false },
  'wrong-first': { type: 'boolean', default: false },
  pictures: { type: 'string' },
} as const;

type How = Pick<RealmPlay, 'language' | 'screen' | 'wrongFirst' | 'pictures'>;

async function record(browser: Browser, site: string, realm: MapId, how: How) {
  const signal = AbortSignal.any([interrupted.signal, AbortSignal.timeout(REALM_TIMEOUT_MS)]);
  const pictures = how.pictures && `${how.pictures}/${realm}-${how.language}-${how.screen}`;
  const played = await recordRealm({ browser, site, realm, ...how, ...(pictures && { pictures }), signal, log });
  // Who answers wrong is not the person whose figures are kept.
  if (!how.wrongFirst) keepFigures({ realm, language: how.language, screen: how.screen, ...played });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.page) return writePage();
  if (!isLanguage(values.language)) throw new Error(`Unknown language: ${values.language}`);
  const how: How = {
    language: values.language,
    screen: values.phone ? 'phone' : 'laptop',
    wrongFirst: values['wrong-first'],
    ...(values.pictures !== undefined && { pictures: values.pictures }),
  };
  const realms = chooseRealms(positionals, how.language, how.screen);
  await buildClient(log);
  // Every realm is open to who is signed in.
  process.env.ACCESS = 'open';
  const server = await startFreshServer();
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    // The world is not painted, and putting a page together by software GL would take most of the time.
    args: [...CHROMIUM_FLAGS, '--disable-gpu-compositing'],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    for (const realm of realms) if (!interrupted.signal.aborted) await record(browser, server.url, realm, how);
  } finally {
    await browser.close();
    await server.stop();
  }
}

await main();
