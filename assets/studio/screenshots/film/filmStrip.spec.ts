// Plays AI Adventure Park as a guest, takes a picture every ten seconds and joins them into .cache/film-strip.png.
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type InputDriver, mouseDriver } from '../../../../client/e2e/support/inputDriver.ts';
import {
  chooseAvatar,
  learnDomains,
  learnEthics,
  learnProjectCycle,
  navigateByPlaces,
  passQuiz,
  readConversation,
  readWelcome,
} from '../../../../client/e2e/support/park.ts';

const INTERVAL_MS = 10_000;
const FRAME = { width: 300, height: 169, gap: 6 };
const FRAMES_ACROSS = 4;
const MAX_FRAMES = 24;
const WALK_TIMEOUT_MS = 300_000;
const LIGHT_SPREADS_MS = 4000;
const STRIP = new URL('../../../../.cache/film-strip.png', import.meta.url).pathname;

/** Takes pictures until `stop` is called, which returns them. */
function takePictures(page: Page): () => Buffer[] {
  const pictures: Buffer[] = [];
  const timer = setInterval(() => {
    void page.screenshot().then(
      (picture) => pictures.push(picture),
      () => undefined,
    );
  }, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    return pictures;
  };
}

/** `MAX_FRAMES` of the pictures, evenly spread, first and last included. */
function spread(pictures: readonly Buffer[]): Buffer[] {
  if (pictures.length <= MAX_FRAMES) return [...pictures];
  const step = (pictures.length - 1) / (MAX_FRAMES - 1);
  return Array.from({ length: MAX_FRAMES }, (_, at) => pictures[Math.round(at * step)] as Buffer);
}

async function joinFrames(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height, gap } = FRAME;
  const frames = await Promise.all(
    spread(pictures).map((picture) => sharp(picture).resize(width, height).png().toBuffer()),
  );
  return sharp({
    create: {
      width: FRAMES_ACROSS * (width + gap) - gap,
      height: Math.ceil(frames.length / FRAMES_ACROSS) * (height + gap) - gap,
      channels: 3,
      background: '#14122b',
    },
  })
    .composite(
      frames.map((input, at) => ({
        input,
        left: (at % FRAMES_ACROSS) * (width + gap),
        top: Math.floor(at / FRAMES_ACROSS) * (height + gap),
      })),
    )
    .png()
    .toBuffer();
}

/** Walks to the lantern of a finished task through the list of places, and lights it. */
async function lightLantern(page: Page, driver: InputDriver, task: string): Promise<void> {
  const title = driver.language.park.quest.tasks.find(({ id }) => id === task)?.title ?? '';
  await driver.press(page.getByRole('button', { name: 'Places and people' }));
  const lanterns = page
    .getByRole('dialog', { name: 'Places and people' })
    .getByRole('region', { name: 'Great lanterns' });
  await driver.press(
    lanterns
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('button', { name: /^Go and light it/ }),
  );
  await expect(page.getByText(`The lantern of “${title}” is lit`)).toBeVisible({ timeout: WALK_TIMEOUT_MS });
  await page.waitForTimeout(LIGHT_SPREADS_MS);
}

test('the park from the gate to the arrow', async ({ page }) => {
  test.setTimeout(1_500_000);
  const driver = mouseDriver(page);
  const stop = takePictures(page);
  await page.goto('/demo/ai-adventure-park-demo');
  await chooseAvatar(driver, 'Aria');
  await readWelcome(driver);
  await navigateByPlaces(driver, 'wizard');
  await readConversation(driver);
  await learnProjectCycle(driver);
  await lightLantern(page, driver, 'learn-project-cycle');
  await navigateByPlaces(driver, 'talking-tree');
  await readConversation(driver);
  await learnDomains(driver);
  await lightLantern(page, driver, 'explore-domains');
  await navigateByPlaces(driver, 'robot');
  await readConversation(driver);
  await learnEthics(driver);
  await passQuiz(driver);
  await lightLantern(page, driver, 'understand-ethics');
  await lightLantern(page, driver, 'pass-bioethics-quiz');
  await page.waitForTimeout(INTERVAL_MS);
  await sharp(await joinFrames(stop())).toFile(STRIP);
});
