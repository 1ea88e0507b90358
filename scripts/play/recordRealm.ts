// Opens a realm for a new learner, plays it, and summarises what was recorded; the recording itself stays in .cache/play.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { cookieChoice } from '../../client/e2e/support/cookieChoice.ts';
import { loadLanguage } from '../../client/e2e/support/language.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/src/constants/languages.ts';
import type { MapId } from '../../shared/src/constants/realms.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { Screen } from './figuresFile.ts';
import { createPictures } from './pictures.ts';
import { createSubjectsOf, type Player, playRealm } from './player.ts';
import { Recorder } from './Recorder.ts';
import { type Figures, summarise } from './summarise.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDER = `${ROOT}.cache/play`;
const OPEN_MS = 400_000;
const PICTURE_MS = 20_000;
const SIZES = { laptop: { width: 1366, height: 641 }, phone: { width: 390, height: 844 } } as const;
/** Of what is shuffled or drawn in an activity. */
const SEED = 36;

export interface RealmPlay {
  browser: Browser;
  site: string;
  realm: MapId;
  language: Language;
  screen: Screen;
  /** Checks a wrong answer first wherever there is one: to look at, not to measure. */
  wrongFirst: boolean;
  /** Folder for a picture of everything there is to read. */
  pictures?: string;
  signal: AbortSignal;
  log(line: string): void;
}

function readContent(realm: string, language: Language): RealmContent {
  const file = `${ROOT}shared/generated/content/${realm}${language === DEFAULT_LANGUAGE ? '' : `.${language}`}.json`;
  return JSON.parse(readFileSync(file, 'utf8')) as RealmContent;
}

async function createLearner(site: string): Promise<string> {
  const reply = await fetch(`${site}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'api' },
    body: JSON.stringify({
      username: `play${Date.now().toString(36)}`,
      password: 'seven lanterns glow',
      ageBand: '18+',
    }),
  });
  const { token } = (await reply.json()) as { token?: string };
  if (!token) throw new Error('the learner could not be registered');
  return token;
}

/** A page of a signed-in learner who has answered the cookie banner. */
async function openPage({ browser, site, language, screen }: RealmPlay): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: SIZES[screen],
    hasTouch: screen === 'phone',
    serviceWorkers: 'block',
  });
  const stored = {
    token: await createLearner(site),
    cookieConsent: cookieChoice(),
    'lanternwise:settings': JSON.stringify({ language }),
  };
  await context.addInitScript(
    ([local, seed]) => {
      if (localStorage.getItem('token')) return;
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
      sessionStorage.setItem('lanternwise:session-seed', seed);
    },
    [stored, String(SEED)] as const,
  );
  return context.newPage();
}

const pathOf = (realm: MapId) => (realm === 'demo' ? '/demo' : `/Grassroot/${realm}`);

function createPlayer(play: RealmPlay, page: Page): Player {
  const content = readContent(play.realm, play.language);
  const { translate } = loadLanguage(play.language);
  const walked: string[] = [];
  const subjectsOf = createSubjectsOf({ content, translate, walked });
  const pictures = play.pictures === undefined ? undefined : createPictures(play.pictures);
  const recorder = new Recorder(page, subjectsOf, play.signal, pictures);
  const started = Date.now();
  return {
    page,
    recorder,
    content,
    translate,
    wrongFirst: play.wrongFirst,
    walked,
    solved: new Set(),
    pressed: new Map(),
    isOver: false,
    idle: 0,
    log: (line) => play.log(`  ${Math.round((Date.now() - started) / 1000)} s  ${line}`),
  };
}

/** Returns how far it came, in words; undefined = to the arrow. */
async function playThrough(play: RealmPlay, player: Player): Promise<string | undefined> {
  const { page, recorder } = player;
  try {
    await recorder.prepare();
    await page.goto(pathOf(play.realm), { timeout: OPEN_MS });
    if (play.screen === 'phone') await page.getByRole('button', { name: player.translate('Continue anyway') }).click();
    await page.locator('[data-world="ready"]').waitFor({ timeout: OPEN_MS });
    await recorder.holdClock();
    return await playRealm(player);
  } catch (error) {
    player.log(`stopped: ${(error as Error).message.slice(0, 300)}`);
    return `to ${[...player.solved].at(-1) ?? player.walked.at(-1) ?? 'the gate'}`;
  }
}

export async function recordRealm(play: RealmPlay): Promise<{ reached?: string; figures: Figures }> {
  const { realm, language, screen, log } = play;
  log(`${realm} (${language}, ${screen})`);
  mkdirSync(FOLDER, { recursive: true });
  const name = `${FOLDER}/${realm}-${language}-${screen}`;
  const page = await openPage(play);
  const player = createPlayer(play, page);
  const reached = await playThrough(play, player);
  player.log(reached ?? 'to the arrow');
  await page.screenshot({ path: `${name}.png`, timeout: PICTURE_MS }).catch(() => undefined);
  await page.context().close();
  const { recording } = player.recorder;
  writeFileSync(`${name}.recording.json`, JSON.stringify(recording));
  const figures = summarise(recording, { withoutWriting: realm === 'python-world' });
  return { figures, ...(reached !== undefined && { reached }) };
}
