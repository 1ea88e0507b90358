// Holds a page's clock and moves it as the stated person reads, presses and walks, while it records what happens.
import type { Locator, Page } from '@playwright/test';
import { FIXED_TEXTS } from './fixedTexts.ts';
import { installObserver, type Look } from './observer.ts';
import { type Doing, isSame, type Observation, PERSON, readingMs, type Subject, type View } from './recording.ts';
import { countWords, createFixedCounter } from './words.ts';

/** Scene time of one step of the clock: as coarse as the world's longest frame, or as a page's shortest message. */
const STEP_MS: Readonly<Record<Doing, number>> = {
  reading: 1000,
  pressing: 400,
  writing: 500,
  walking: 100,
  watching: 100,
  loading: 100,
};
/** Real time given to requests and workers; no figure depends on it. */
const LOADING_PAUSE_MS = 60;
/** For a small drawing by hand. */
const DRAWING_MS = 3000;
const PRESS_TIMEOUT_MS = 6000;
/** The clock runs until it is held, on a busy machine for a while. */
const HOLD_AHEAD_MS = 3000;
const SETTLE_STEPS = 2;
const MOST_WAITING_MS = 90_000;

const countFixed = createFixedCounter(FIXED_TEXTS);

export class Recorder {
  readonly recording: Observation[] = [];
  private last: Look | undefined;
  private readonly open = new Set<string>();
  private subjects: Subject[] = [];
  private unread = 0;

  constructor(
    readonly page: Page,
    private readonly map: { width: number; height: number },
    /** What the open windows are about. */
    private readonly subjectsOf: (look: Look) => Subject[],
  ) {}

  /** Call before the page is opened. */
  async prepare(): Promise<void> {
    const { page } = this;
    // The compiler of scripts names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(installObserver);
    await page.addInitScript(steadyPage);
    await page.clock.install();
  }

  /** From here on time passes only through this recorder. */
  async holdClock(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + HOLD_AHEAD_MS);
    await this.look();
  }

  note(observation: Observation): void {
    this.recording.push(observation);
  }

  get seen(): Look | undefined {
    return this.last;
  }

  /** Words that came into sight wait to be read. */
  async look(): Promise<Look> {
    const look = await this.page.evaluate((map) => window.playObserver?.look(map), this.map);
    if (!look) throw new Error('the page has no observer');
    this.last = look;
    this.noteSubjects(look);
    for (const { text, place } of look.shown) {
      const words = countWords(text);
      this.unread += words;
      this.note({ kind: 'words-shown', words, fixed: Math.min(words, countFixed(text)), place, text });
    }
    for (const title of [...look.windows, ...look.messages]) {
      if (!this.open.has(title)) this.note({ kind: 'message-shown', title });
    }
    this.open.clear();
    for (const title of [...look.windows, ...look.messages]) this.open.add(title);
    return look;
  }

  private view(): View {
    const { covered = 1, placeInView = false, livePane = false } = this.last ?? {};
    return { covered, placeInView, livePane };
  }

  private async step(ms: number, doing: Doing): Promise<void> {
    this.note({ kind: 'time-passed', ms, doing, view: this.view() });
    await this.page.clock.fastForward(ms);
    await this.look();
  }

  async spend(ms: number, doing: Doing): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS[doing]) await this.step(Math.min(left, STEP_MS[doing]), doing);
  }

  /** Reads everything in sight, also what comes while reading. */
  async read(): Promise<void> {
    await this.look();
    while (this.unread >= 1) {
      const words = Math.min(this.unread, (STEP_MS.reading * PERSON.wordsPerMinute) / 60_000);
      this.unread -= words;
      await this.step(readingMs(words), 'reading');
    }
  }

  /** Lets the scene go on for a moment, or the machine finish what it computes. */
  async wait(): Promise<void> {
    const before = this.last?.player;
    if (this.last?.isBusy) {
      await this.page.waitForTimeout(LOADING_PAUSE_MS);
      return this.step(STEP_MS.loading, 'loading');
    }
    await this.step(STEP_MS.watching, 'watching');
    const at = this.recording.findLastIndex(({ kind }) => kind === 'time-passed');
    const passed = this.recording[at];
    if (passed?.kind === 'time-passed' && this.last?.player !== before)
      this.recording[at] = { ...passed, doing: 'walking' };
  }

  /** The page answers an input: a moment of the scene, and real time in which it is painted. */
  private async settle(): Promise<void> {
    for (let step = 0; step < SETTLE_STEPS; step += 1) {
      await this.page.waitForTimeout(LOADING_PAUSE_MS / 2);
      await this.step(STEP_MS.watching, 'watching');
    }
    await this.page.waitForTimeout(LOADING_PAUSE_MS);
    await this.look();
  }

  /** Waits in scene time until it is true; false after a minute and a half. */
  async until(isTrue: () => Promise<boolean>): Promise<boolean> {
    for (let waited = 0; waited < MOST_WAITING_MS; waited += STEP_MS.watching) {
      if (await isTrue()) return true;
      if (waited === 0) await this.page.waitForTimeout(LOADING_PAUSE_MS);
      await this.wait();
    }
    return false;
  }

  /** Reads, then presses at the place; what no pointer reaches is pressed by keyboard and counted as covered. */
  async press(target: Locator, input: 'own' | 'other' = 'other'): Promise<void> {
    await this.read();
    await this.spend(PERSON.pressMs, 'pressing');
    const on = await nameOf(target);
    const reach = await pressAt(target);
    this.note({ kind: 'pressed', input, reach, on });
    await this.settle();
  }

  async pressKey(key: string, input: 'own' | 'other' = 'other'): Promise<void> {
    await this.read();
    await this.spend(PERSON.pressMs, 'pressing');
    await this.page.keyboard.press(key);
    this.note({ kind: 'pressed', input, reach: 'pointer' });
    await this.settle();
  }

  /** Types into what has the focus or the field. */
  async write(length: number, type: () => Promise<void>): Promise<void> {
    await this.read();
    await this.spend(length * PERSON.letterMs, 'writing');
    await type();
    this.note({ kind: 'pressed', input: 'own', reach: 'pointer' });
    await this.settle();
  }

  /** A drawing: each stroke is one press, however many keys stand for it. */
  async draw(strokes: () => Promise<void>): Promise<void> {
    await this.read();
    await this.spend(DRAWING_MS, 'pressing');
    await strokes();
    this.note({ kind: 'pressed', input: 'own', reach: 'pointer' });
    await this.settle();
  }

  /** Opens a list of the browser, reads all it holds (no observer sees it), and chooses. */
  async choose(list: Locator, value: string, input: 'own' | 'other'): Promise<void> {
    await this.read();
    await this.spend(PERSON.pressMs, 'pressing');
    const reach = await list.click({ trial: true, timeout: PRESS_TIMEOUT_MS }).then(
      () => 'pointer' as const,
      () => 'covered' as const,
    );
    this.note({ kind: 'pressed', input: 'other', reach });
    const words = countWords((await list.locator('option').allTextContents()).join(' '));
    this.unread += words;
    this.note({ kind: 'words-shown', words, fixed: 0, place: 'window' });
    await this.read();
    await this.spend(PERSON.pressMs, 'pressing');
    await list.selectOption(value);
    this.note({ kind: 'pressed', input, reach: 'pointer' });
    await this.settle();
  }

  /** Before its words are counted; a lesson goes on while another of its windows loads. */
  private noteSubjects(look: Look): void {
    const now = this.subjectsOf(look);
    const isGone = (subject: Subject) =>
      subject.kind === 'activity' || (look.windows.length === 0 && !look.isBusy && look.covered < 0.5);
    const kept = this.subjects.filter((each) => !now.some((other) => isSame(each, other)) && !isGone(each));
    for (const subject of this.subjects)
      if (!now.some((each) => isSame(each, subject)) && isGone(subject)) this.note({ kind: 'closed', subject });
    for (const subject of now)
      if (!this.subjects.some((each) => isSame(each, subject))) this.note({ kind: 'opened', subject });
    this.subjects = [...kept, ...now];
  }

  /** Scrolls the open window to its end, reading. */
  async readOn(): Promise<void> {
    await this.read();
    while (await this.page.evaluate(() => window.playObserver?.scrollOn())) await this.read();
  }
}

const nameOf = (target: Locator): Promise<string> =>
  target
    .evaluate(
      (element) =>
        `${element.getAttribute('data-control') ?? element.getAttribute('aria-label') ?? element.textContent}`.slice(
          0,
          60,
        ),
      undefined,
      {
        timeout: PRESS_TIMEOUT_MS,
      },
    )
    .catch(() => '');

async function pressAt(target: Locator): Promise<'pointer' | 'covered'> {
  const type = await target.getAttribute('type', { timeout: PRESS_TIMEOUT_MS }).catch(() => null);
  const isChoice = type === 'radio' || type === 'checkbox';
  // A choice is drawn by its label.
  const label = target.locator('xpath=ancestor::label[1]');
  const at = isChoice && (await label.count()) > 0 ? label : target;
  try {
    await at.click({ timeout: PRESS_TIMEOUT_MS });
    return 'pointer';
  } catch {
    await target.focus({ timeout: PRESS_TIMEOUT_MS });
    await target.press(isChoice ? 'Space' : 'Enter', { timeout: PRESS_TIMEOUT_MS });
    return 'covered';
  }
}

/** A page whose chance is the same in every play, and whose world moves as always but is not painted: without a graphics card that takes most of the time. */
function steadyPage(): void {
  let state = 36;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  for (const kind of [window.WebGLRenderingContext, window.WebGL2RenderingContext]) {
    kind.prototype.drawArrays = () => undefined;
    kind.prototype.drawElements = () => undefined;
  }
  const sheet = new CSSStyleSheet();
  // Style sheets run by the machine's clock: what they move ends at once.
  sheet.replaceSync(
    '*, *::before, *::after { animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important; transition-duration: 1ms !important; transition-delay: 0s !important; } #world canvas { visibility: hidden; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
