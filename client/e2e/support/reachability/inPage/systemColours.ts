// In forced colours: nothing lies see-through over the world, controls have an edge, and states and fillings are told.
import { ancestors, isSeen, nameOf } from './dom.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** "rgb(0, 0, 0)", "rgba(0, 0, 0, 0.5)" or "color(srgb 0 0 0 / 0.5)". */
function parseColour(written: string): Colour {
  const numbers = [...written.replace(/^[a-z]+\((srgb )?/, '').matchAll(/[\d.]+/g)].map(Number);
  const scale = written.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
  return [red * scale, green * scale, blue * scale, alpha];
}

/** What the world, a page or its shade is painted on: a ground of its own has to come before. */
const WORLD = 'html, body, main, .lw-dialog-shade';

function laidOver([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** What it is painted on, down to the first ground that lets nothing through. */
function groundOf(element: Element): Colour | undefined {
  const layers: Colour[] = [];
  for (const at of [element, ...ancestors(element)]) {
    if (at.matches(WORLD)) return undefined;
    const colour = parseColour(getComputedStyle(at).backgroundColor);
    if (colour[3] === 1) return layers.reduceRight((below, layer) => laidOver(layer, below), colour);
    layers.push(colour);
  }
  return undefined;
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const hasLine = (width: string, style: string): boolean => Number.parseFloat(width) >= 1 && style !== 'none';

/** Its own, or of a field that of the box it fills. */
function hasEdge(element: Element): boolean {
  if (element.matches('input') && element.parentElement && hasOwnEdge(element.parentElement)) return true;
  return hasOwnEdge(element);
}

function hasOwnEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  return hasLine(style.borderTopWidth, style.borderTopStyle) || hasLine(style.outlineWidth, style.outlineStyle);
}

const BUTTONS = 'button, .lw-button, select, textarea, summary, [role="button"], input:not([type="range"])';
const CHOSEN = '[aria-pressed="true"], [role="tab"][aria-selected="true"], [aria-current]:not([aria-current="false"])';
const FILLINGS = '.lw-bar-fill, .lw-fill';
/** What is painted in colours of its own, and scrolls or lies as it likes. */
const PICTURES = 'svg, canvas, .injectionDiv, .cm-editor';

function checkText(holder: Element): string[] {
  const ground = groundOf(holder);
  if (!ground) return [`the text of ${nameOf(holder)} lies on the world without a ground`];
  const { color, backgroundImage, fontSize } = getComputedStyle(holder);
  const isGrey = holder.closest(':disabled, [aria-disabled="true"]') !== null;
  const least = isGrey ? 2 : 4.5;
  const found = contrast(parseColour(color), ground);
  // A sign without size is drawn instead.
  if (backgroundImage !== 'none' || fontSize === '0px' || found >= least) return [];
  return [`the text of ${nameOf(holder)} has a contrast of ${found.toFixed(1)} in forced colours`];
}

function textHolders(top: Element): Element[] {
  const holders = new Set<Element>();
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (holder && text.textContent?.trim() && isSeen(holder) && !holder.closest(PICTURES)) holders.add(holder);
  }
  return [...holders];
}

/** On a page whose ground is its body nothing lies over a world. */
const liesOverWorld = (top: Element): boolean =>
  top.matches('[role="dialog"]') || document.querySelector('[data-hint-bar], #world') !== null;

export function checkSystemColours(top: Element, controls: readonly Element[]): string[] {
  if (!matchMedia('(forced-colors: active)').matches || !liesOverWorld(top)) return [];
  const edgeless = controls.filter((at) => at.matches(BUTTONS) && !hasEdge(at));
  const isLikeItsGround = (at: Element) => {
    const [own, around] = [groundOf(at), at.parentElement && groundOf(at.parentElement)];
    return isSeen(at) && own && around && contrast(own, around) < 1.5;
  };
  const untold = [...top.querySelectorAll(CHOSEN)].filter(isLikeItsGround);
  const unfilled = [...top.querySelectorAll(FILLINGS)].filter(isLikeItsGround);
  return [
    ...textHolders(top).flatMap(checkText),
    ...edgeless.map((at) => `${nameOf(at)} has no edge in forced colours`),
    ...untold.map((at) => `${nameOf(at)} does not look chosen in forced colours`),
    ...unfilled.map((at) => `${nameOf(at)} does not look filled in forced colours`),
  ];
}
