// What a learner must read now without scrolling: what follows a check, why a button is grey, and the question that was just asked.
import { isSeen, nameOf } from './dom.ts';
import { canBeRead, isInView } from './texts.ts';

const FEEDBACK = '[data-feedback]';

const wordsIn = (element: Element): string => element.textContent?.trim() ?? '';

/** What was there before the last press may have been scrolled away. */
function checkFeedback(top: Element, before: readonly string[]): string[] {
  const feedback = [...top.querySelectorAll(FEEDBACK)].filter(isSeen).at(-1);
  if (!feedback || before.includes(wordsIn(feedback.closest('[role="status"]') ?? feedback))) return [];
  // The message, and of what is wrong at least the first reason.
  const parts = [feedback.querySelector('p') ?? feedback, feedback.querySelector('[data-explanation]')];
  return parts.flatMap((part) =>
    part && isSeen(part) && !canBeRead(part) ? `the feedback ${nameOf(part)} is not in view after a check` : [],
  );
}

function checkReasons(controls: readonly Element[]): string[] {
  return controls.flatMap((control) => {
    if (!control.matches(':disabled, [aria-disabled="true"]') || !isInView(control)) return [];
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return ids.flatMap((id) => {
      const reason = document.getElementById(id);
      if (!reason || !isSeen(reason) || canBeRead(reason)) return [];
      return `the reason of the grey ${nameOf(control)} is not in view`;
    });
  });
}

/** Questions with answers that can be given; by the words of the question. */
function openQuestions(top: Element): Map<string, Element> {
  const groups = [...top.querySelectorAll('fieldset[aria-label], [role="radiogroup"][aria-label]')];
  const open = groups.filter(
    (group) => isSeen(group) && group.querySelector('button[aria-pressed]:enabled, input:enabled'),
  );
  return new Map(open.map((group) => [group.getAttribute('aria-label') ?? '', group]));
}

/** The words themselves, where they stand above the answers. */
function wordsOf(question: string, group: Element): Element {
  const near = group.closest('section, [role="dialog"]') ?? document.body;
  const words = [...near.querySelectorAll('p, h3, h4, legend')].find(
    (at) => at.textContent?.trim() === question.trim(),
  );
  return words ?? group;
}

/** What says what the last press did. */
const repliesIn = (top: Element): Element[] =>
  [...top.querySelectorAll('[role="status"]')].filter((at) => isSeen(at) && wordsIn(at) !== '');

/** Of the questions that came with the last press at least one is in view; a reply or feedback to read comes before them. */
function checkQuestion(top: Element, before: readonly string[]): string[] {
  // A reply that is longer than the window is read from its first words on.
  const starts = repliesIn(top).flatMap((reply) =>
    before.includes(wordsIn(reply)) ? [] : [reply, reply.querySelector('p') ?? reply],
  );
  if (starts.some(canBeRead)) return [];
  const asked = [...openQuestions(top)].filter(([question]) => !before.includes(question));
  const [first] = asked;
  if (!first || asked.some(([question, group]) => canBeRead(wordsOf(question, group)))) return [];
  return [`the question "${first[0].slice(0, 60)}" is not in view where it is asked`];
}

export interface Seen {
  /** Questions and replies, for the check after the next press. */
  questions: string[];
  problems: string[];
}

export function checkMustRead(top: Element, controls: readonly Element[], before: readonly string[] | null): Seen {
  const feedback = checkFeedback(top, before ?? []);
  const hasFeedback = [...top.querySelectorAll(FEEDBACK)].some(isSeen);
  const question = before && !hasFeedback ? checkQuestion(top, before) : [];
  const questions = [...openQuestions(top).keys(), ...repliesIn(top).map(wordsIn)];
  return { questions, problems: [...feedback, ...checkReasons(controls), ...question] };
}
