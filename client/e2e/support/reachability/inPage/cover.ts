// Whether a point of a control or a text belongs to it, or to something that lies on it.
import { ancestors, nameOf } from './dom.ts';

type Point = readonly [x: number, y: number];

/** Itself, what is in it, and the label that is pressed for it. */
function belongsTo(control: Element, hit: Element): boolean {
  if (control.contains(hit)) return true;
  const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
  return labels.some((label) => label.contains(hit)) || (control.closest('label')?.contains(hit) ?? false);
}

/** What a press at this point would meet instead of the control. */
export function coverOfControl(control: Element, [x, y]: Point): Element | undefined {
  const hit = document.elementFromPoint(x, y);
  return hit && !belongsTo(control, hit) ? hit : undefined;
}

/** A tint through which letters can be read. */
const MOST_TINT = 0.4;

function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const alpha = /^rgba\(.*,\s*([\d.]+)\)$|\/\s*([\d.]+)\)$/.exec(colour);
  return alpha ? Number(alpha[1] ?? alpha[2]) : 1;
}

const paintsBehind = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean =>
  backgroundImage !== 'none' || alphaOf(backgroundColor) > MOST_TINT;

/** Canvases that take no presses: confetti and the like, mostly transparent and soon gone. */
let effects = new Set<Element>();

const PICTURES = 'img, canvas, video, picture, svg, svg *';

const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

function paints(element: Element): boolean {
  if (effects.has(element)) return false;
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible' || Number(style.opacity) < 0.1) return false;
  return paintsBehind(style) || hasOwnText(element) || element.matches(PICTURES);
}

/** A layer that a style sheet draws before or after the content, for example a gradient. */
const paintsLayer = (element: Element): boolean =>
  ['::before', '::after'].some((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    return style.content !== 'none' && style.position === 'absolute' && paintsBehind(style);
  });

/** What is drawn over the text at this point; only while `findAllLayers` lasts. */
export function coverOfText(holder: Element, [x, y]: Point): Element | undefined {
  const stack = document.elementsFromPoint(x, y);
  const own = stack.findIndex((at) => at === holder || holder.contains(at));
  return stack
    .slice(0, Math.max(0, own))
    .find((above) => (above.contains(holder) ? paintsLayer(above) : paints(above) && !isLabelOf(above, holder)));
}

/** The control of a label lies over it where the whole label can be pressed. */
const isLabelOf = (above: Element, holder: Element): boolean =>
  above.matches('input') && [holder, ...ancestors(holder)].some((at) => at.contains(above));

/** Lets also what takes no presses be found by its place. Returns what takes it back. */
export function findAllLayers(): () => void {
  const canvases = [...document.querySelectorAll('canvas')];
  effects = new Set(canvases.filter((at) => getComputedStyle(at).pointerEvents === 'none'));
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { pointer-events: auto !important; }';
  document.head.append(style);
  return () => style.remove();
}

export const coveredBy = (what: string, cover: Element): string => `${what} is covered by ${nameOf(cover)}`;
