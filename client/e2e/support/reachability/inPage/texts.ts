// Every text: not cut off by a box that does not scroll, and nothing drawn over its letters.
import { coveredBy, coverOfText, findAllLayers } from './cover.ts';
import {
  ancestors,
  cutsAcross,
  cutsDown,
  isSeen,
  mayScrollAcross,
  mayScrollDown,
  nameOf,
  SLACK,
  shownPart,
} from './dom.ts';

interface Shown {
  holder: Element;
  lines: DOMRect[];
  around: DOMRect;
}

function textsOf(top: Element): Shown[] {
  const found: Shown[] = [];
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!holder || !text.textContent?.trim() || !isSeen(holder)) continue;
    if (holder.closest('svg, select, .injectionDiv, .cm-editor')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const around = range.getBoundingClientRect();
    if (around.width > 1) found.push({ holder, around, lines: [...range.getClientRects()] });
  }
  return found;
}

/** The box that a text leaves without a way to scroll to it. */
function boxThatCuts({ holder, around: lines }: Shown): Element | undefined {
  // A line's box is taller than its letters.
  const tall = SLACK + Number.parseFloat(getComputedStyle(holder).fontSize) * 0.4;
  let [across, down] = [true, true];
  for (const around of [holder, ...ancestors(holder)]) {
    const box = around.getBoundingClientRect();
    const isCutAcross = lines.right > box.right + SLACK || lines.left < box.left - SLACK;
    const isCutDown = lines.bottom > box.bottom + tall || lines.top < box.top - tall;
    if (across && cutsAcross(around) && isCutAcross) return around;
    if (down && cutsDown(around) && isCutDown) return around;
    // A box may scroll downwards and cut sideways.
    across &&= !mayScrollAcross(around);
    down &&= !mayScrollDown(around);
  }
  return undefined;
}

const MOST_LINES = 8;

/** Of a line that is in view at least by half: start, middle and end, halfway up. */
function pointsOf({ holder, lines }: Shown): (readonly [x: number, y: number])[] {
  return lines.slice(0, MOST_LINES).flatMap((line) => {
    const box = shownPart(holder, line);
    if (box.width < 4 || box.height < line.height / 2) return [];
    const y = box.top + box.height / 2;
    return [box.left + 2, box.left + box.width / 2, box.right - 2].map((x) => [x, y] as const);
  });
}

function coverOf(shown: Shown): Element | undefined {
  for (const point of pointsOf(shown)) {
    const cover = coverOfText(shown.holder, point);
    if (cover && !(cover.closest('[data-places-map]') && shown.holder.closest('[data-places-map]'))) return cover;
  }
  return undefined;
}

export function checkTexts(top: Element): string[] {
  const texts = textsOf(top);
  const cut = texts.filter(boxThatCuts).map(({ holder }) => `the text of ${nameOf(holder)} is cut off`);
  const takeBack = findAllLayers();
  const covered = texts.flatMap((shown) => {
    const cover = coverOf(shown);
    return cover ? coveredBy(`the text of ${nameOf(shown.holder)}`, cover) : [];
  });
  takeBack();
  return [...cut, ...covered];
}

/** A field or button whose own text is wider than itself. */
export const checkCutControls = (controls: readonly Element[]): string[] =>
  controls
    .filter(
      (at) =>
        cutsAcross(at) &&
        at.scrollWidth > at.clientWidth + SLACK &&
        !at.matches('input, canvas, .injectionDiv, .cm-editor'),
    )
    .map((at) => `${nameOf(at)} has its text cut off`);

export function isInView(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const shown = shownPart(element, box);
  return shown.width > 0 && shown.height >= Math.min(box.height, 28) - SLACK && shown.top - box.top <= SLACK;
}

/** In view, and its first line not under anything. */
export function canBeRead(element: Element): boolean {
  if (!isInView(element)) return false;
  const takeBack = findAllLayers();
  const isCovered = textsOf(element).slice(0, 1).some(coverOf);
  takeBack();
  return !isCovered;
}
