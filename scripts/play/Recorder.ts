// Holds a page's clock and moves it as the stated person reads, presses and walks, while it records what happens.
import type { Locator, Page } from '@playwright/test';
import { FIXED_TEXTS } from './fixedTexts.ts';
import { installObserver, type Look } from './observer.ts';
import type { TakePicture } from './pictures.ts';
import { findMiddle, nameOf, PRESS_TIMEOUT_MS, pressAt } from './pressAt.ts';
import { type Doing, isSame, type Observation, PERSON, readingMs, type Subject, type View } from './recording.ts';
import { steadyPage } from './steadyPage.ts';
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
/** The clock runs until it is held, on a busy machine for a while. */
const HOLD_AHEAD_MS = 3000;
const SETTLE_STEPS = 3;
/** Fewer are no new window, answer or message. */
const WORDS_FOR_PICTURE = 3;
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
    /** What the open windows are about. */
    private readonly subjectsOf: (look: Look) => Subject[],
    private readonly signal: AbortSignal,
    private readonly takePicture?: TakePicture,
  ) {}

  /** Call before the page is opened. */
  async prepare(): Promise<void> {
    const { page } = this;
    // The compiler of scripts names functions with a helper that the page does not have.
    const context = page.context();
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript(installObserver);
    await context.addInitScript(steadyPage);
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
    const look = await this.page.evaluate(() => window.playObserver?.look());
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
    this.signal.throwIfAborted();
    this.note({ kind: 'time-passed', ms, doing, view: this.view() });
    await this.page.clock.fastForward(ms);
    await this.look();
  }

  async spend(ms: number, doing: Doing): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS[doing]) await this.step(Math.min(left, STEP_MS[doing]), doing);
  }

  /** Reads everything in sight, also what comes while reading. */
  async read(): Promise<void> {
    const seen = await this.look();
    if (this.unread >= WORDS_FOR_PICTURE) await this.takePicture?.(this.page, seen);
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
    await this.paint();
    for (let step = 0; step < SETTLE_STEPS; step += 1) await this.step(STEP_MS.watching, 'watching');
    await this.paint();
    await this.look();
  }

  /** Real frames, which the page's clock does not hold: only then is shown what a style sheet fades in. */
  private async paint(): Promise<void> {
    await this.page.evaluate(() => window.playObserver?.painted());
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
    // What went away while it was read (a find, a toast) cannot be pressed any more.
    if (!(await target.isVisible())) return;
    await this.until(() => target.isEnabled({ timeout: PRESS_TIMEOUT_MS }));
    // A page that turned meanwhile is read before it is left.
    await this.paint();
    await this.read();
    const on = await nameOf(target);
    const reach = await pressAt(this.page, target);
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

  /** Words that are painted into the world are read before the next input. */
  readPainted(text: string): void {
    const words = countWords(text);
    this.unread += words;
    this.note({ kind: 'words-shown', words, fixed: Math.min(words, countFixed(text)), place: 'screen', text });
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
    const { hit } = await list.evaluate(findMiddle, undefined, { timeout: PRESS_TIMEOUT_MS });
    const reach = hit ? 'pointer' : 'covered';
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
      subject.kind === 'activity' ||
      (look.windows.length === 0 && look.folded === null && !look.isBusy && look.covered < 0.5);
    const kept = this.subjects.filter((each) => !now.some((other) => isSame(each, other)) && !isGone(each));
    for (const subject of this.subjects)
      if (!now.some((each) => isSame(each, subject)) && isGone(subject)) this.note({ kind: 'closed', subject });
    for (const subject of now)
      if (!this.subjects.some((each) => isSame(each, subject))) this.note({ kind: 'opened', subject });
    this.subjects = [...kept, ...now];
  }

  /** Scrolls the open window to its end, reading. */
  async readOn(): Promise<void> {
    await this.paint();
    await this.read();
    while (await this.page.evaluate(() => window.playObserver?.scrollOn())) await this.read();
  }
}
