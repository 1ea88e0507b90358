// Plays 'Teach the Bridge Robot three words' by keys: voices as pictures with an own recording, the robot taught, the bridge crossed after a reload.
import { readFileSync } from 'node:fs';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { expect, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { solve } from '../support/activitySolver.ts';
import { expectAccessibleInBothThemes } from '../support/axe.ts';
import { type InputDriver, keyboardDriver } from '../support/inputDriver.ts';
import { readConversation } from '../support/park.ts';
import { openPlaces } from '../support/places.ts';
import { registerPythonLearner } from '../support/pythonLearner.ts';
import { test } from '../support/test.ts';

const FILE = new URL('../../../shared/generated/content/voice-valley-park.json', import.meta.url);
const valley = JSON.parse(readFileSync(FILE, 'utf8')) as RealmContent;
/** For walks. */
const SLOW = { timeout: 180_000 };
/** A second of sound would have at least this many bytes, however it is packed. */
const SOUND_BYTES = 2000;

// The browser's own test tone comes from the microphone, and it is allowed without a question.
const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({
  permissions: ['microphone'],
  launchOptions: { executablePath: await chromiumPath(), args: [...CHROMIUM_FLAGS, ...FAKE_MICROPHONE] },
});

async function talkTo(driver: InputDriver, name: string): Promise<void> {
  const { page, press } = driver;
  const places = await openPlaces({ page, press });
  await press(places.getByRole('button', { name: `Go and talk: ${name}` }).first());
  await readConversation(driver);
}

const finish = ({ page, press }: InputDriver): Promise<void> =>
  press(page.getByRole('navigation', { name: 'Lesson' }).getByRole('button', { name: 'Finish', exact: true }));

/** Records what leaves the page: requests to other hosts, and bodies that are long enough to be sound. */
function watchNetwork(page: Page): string[] {
  const suspicious: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.hostname === 'localhost' || url.protocol === 'blob:' || url.protocol === 'data:';
    const bytes = request.postDataBuffer()?.length ?? 0;
    if (!isLocal || bytes > SOUND_BYTES) suspicious.push(`${request.method()} ${url.href} (${bytes} bytes)`);
  });
  page.on('websocket', (socket) => suspicious.push(socket.url()));
  return suspicious;
}

/** First the microphone is refused, then it is allowed: both leave a way on. */
async function useMicrophone({ page, press }: InputDriver): Promise<void> {
  const microphone = page.locator('[data-control="microphone"]');
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await press(microphone);
  await expect(page.getByText('The microphone stays off, and that is fine.')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
  await press(microphone);
  await expect(page.getByText(/^Heard\./)).toBeVisible();
}

test('a child sees voices, teaches the robot with different ones, and the bridge stays mended', async ({ page }) => {
  test.setTimeout(400_000);
  const driver = keyboardDriver(page);
  await registerPythonLearner(page, 'voice', [], 'voice-valley-park');
  await page.goto('/Grassroot/voice-valley-park');
  const begin = page.getByRole('button', { name: valley.realm.welcome.button, exact: true });
  await begin.waitFor(SLOW);
  await driver.press(begin);
  const suspicious = watchNetwork(page);

  await talkTo(driver, 'Echo the Bat');
  await solve(driver, 'look-at-voices', { wrongFirst: true, content: valley });
  await useMicrophone(driver);
  await expectAccessibleInBothThemes(page, 'look-at-voices');
  await finish(driver);

  await talkTo(driver, 'Bridge Robot');
  await solve(driver, 'teach-three-words', { wrongFirst: true, content: valley });
  await useMicrophone(driver);
  await expect(page.getByText(/^From you the robot heard “/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'teach-three-words');
  await finish(driver);
  expect(suspicious, 'no sound leaves the page').toEqual([]);

  const log = page.getByRole('region', { name: 'Quest log' });
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/2');
  await page.reload();
  await page.locator('[data-world="ready"]').waitFor(SLOW);
  await expect(log.getByRole('button', { name: 'Quest log' })).toContainText('1/2');
  // The robot stands on the other bank now: the way there leads over its bridge.
  await talkTo(driver, 'Bridge Robot');
});
