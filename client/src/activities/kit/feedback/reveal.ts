// Scrolls into view what must be read now, feedback before a new question: smoothly, or at once where motion is reduced.

/** The learner's setting on the page, else the system's. */
export function isMotionReduced(): boolean {
  const { motion } = document.documentElement.dataset;
  if (motion === 'on' || motion === 'off') return motion === 'on';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** How much of the nearest scrolling element can be seen. */
function visibleHeight(element: HTMLElement): number {
  let box = element.parentElement;
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  return box?.clientHeight ?? window.innerHeight;
}

const scroll = (element: HTMLElement, block: ScrollLogicalPosition) =>
  element.scrollIntoView?.({ block, behavior: isMotionReduced() ? 'auto' : 'smooth' });

/** What is higher than the window begins at its top. */
const scrollWhole = (element: HTMLElement) =>
  scroll(element, element.offsetHeight > visibleHeight(element) ? 'start' : 'nearest');

interface Appeared {
  what: 'feedback' | 'question';
  show(): void;
}

/** Of several things that appear together, the one to read first. */
let appeared: Appeared | undefined;

/** By the next frame the window's row has the buttons that came with it, and its content less room. */
function showAtNextFrame(next: Appeared): void {
  if (appeared?.what === 'feedback' || appeared?.what === next.what) return;
  if (!appeared)
    requestAnimationFrame(() => {
      appeared?.show();
      appeared = undefined;
    });
  appeared = next;
}

/** Ref callback; jsdom has no scrolling. */
export function reveal(element: HTMLElement | null): void {
  if (element) showAtNextFrame({ what: 'feedback', show: () => scrollWhole(element) });
}

const repliesIn = (activity: Element): HTMLElement[] =>
  [...activity.querySelectorAll<HTMLElement>('[role="status"]')].filter(({ textContent }) => textContent?.trim());

/** What was said in an activity before its last press; activities without a press yet are not in it. */
const saidBefore = new WeakMap<Element, ReadonlySet<string | null>>();

/** Before each press in an activity. */
export function rememberReplies(activity: Element): void {
  saidBefore.set(activity, new Set(repliesIn(activity).map(({ textContent }) => textContent)));
}

/** The words of the question: beside its answers, or elsewhere in the activity where both nearly fit the window. */
function wordsOf(answers: HTMLElement): HTMLElement {
  const label = answers.getAttribute('aria-label')?.trim();
  const isLabel = ({ textContent }: Element) => textContent?.trim() === label;
  const beside = [...(answers.parentElement?.children ?? [])].find(isLabel);
  if (beside instanceof HTMLElement) return beside;
  const above = [...(answers.closest('[data-kind]')?.querySelectorAll<HTMLElement>('p') ?? [])].find(isLabel);
  return above && heightBetween(above, answers) <= visibleHeight(answers) + MARGINS ? above : answers;
}

/**
 * Ref callback of the answers to a question. Where a press brought a reply too, that is read first, unless both can be seen;
 * the questions that an activity opens with stay below its first lines.
 */
export function revealQuestion(answers: HTMLElement | null): void {
  const activity = answers?.closest('[data-kind]');
  const before = activity && saidBefore.get(activity);
  if (!answers || !before) return;
  const show = () => {
    const reply = repliesIn(activity).findLast(({ textContent }) => !before.has(textContent));
    if (!reply) return showQuestion(answers);
    const isBelow = reply.compareDocumentPosition(answers) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBelow && heightBetween(reply, answers) <= visibleHeight(answers)) scroll(answers, 'nearest');
    else scrollWhole(reply);
  };
  showAtNextFrame({ what: 'question', show });
}

const heightBetween = (first: HTMLElement, last: HTMLElement) =>
  last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;

/** Around what is scrolled to, CSS pixels. */
const MARGINS = 24;

function showQuestion(answers: HTMLElement): void {
  const question = wordsOf(answers);
  if (heightBetween(question, answers) > visibleHeight(answers) - MARGINS) scroll(question, 'start');
  else scroll(answers, 'nearest');
}
