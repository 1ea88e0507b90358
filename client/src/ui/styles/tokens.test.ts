// Checks that every text colour has enough contrast (WCAG 4.5:1, and 7:1 where more is asked for) on every ground, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of a rule: the first with this selector after `from`. */
function block(selector: string, from = 0): Record<string, string> {
  const start = css.indexOf(`${selector} {`, from);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name, hex]));
}

const dark = block(':root');
const light = { ...dark, ...block(':root[data-theme="light"]') };
const more = css.indexOf('prefers-contrast: more');
const moreDark = { ...dark, ...block(':root', more) };
const moreLight = { ...moreDark, ...light, ...block(':root[data-theme="light"]', more) };

/** Relative luminance of "#rrggbb" (WCAG 2.2). */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [bright, dim] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright! + 0.05) / (dim! + 0.05);
}

const GROUNDS = ['bg', 'panel', 'raised', 'game-top', 'game-low'];
const TEXTS = ['text', 'muted', 'link', 'teal', 'violet', 'sky', 'ok', 'error', 'game-title'];

describe.each([
  ['dark theme', dark, 4.5, 3],
  ['light theme', light, 4.5, 3],
  ['dark theme with more contrast', moreDark, 7, 4.5],
  ['light theme with more contrast', moreLight, 7, 4.5],
])('the %s', (_name, tokens, least, leastOfLines) => {
  const pairs = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const));

  it.each(pairs)('%s on %s', (text, ground) => {
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(least);
  });

  it('has readable text on buttons, bubbles and the current navigation link', () => {
    expect(contrast(tokens['button-ink']!, tokens.button!)).toBeGreaterThanOrEqual(least);
    expect(contrast(tokens['bubble-ink']!, tokens.bubble!)).toBeGreaterThanOrEqual(least);
    expect(contrast(tokens['game-title']!, tokens['game-inset']!)).toBeGreaterThanOrEqual(least);
  });

  it('has visible control borders and focus ring', () => {
    expect(contrast(tokens.line!, tokens.panel!)).toBeGreaterThanOrEqual(leastOfLines);
    for (const ground of GROUNDS) expect(contrast(tokens.focus!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

it('has readable white labels on secondary and danger buttons and on every ribbon', () => {
  const sheets = ['tokens', 'buttons', 'panels'].map((name) =>
    readFileSync(new URL(`./${name}.css`, import.meta.url), 'utf8'),
  );
  const faces = [...sheets.join('').matchAll(/--(?:face|cloth|rose)(?:-low)?:\s*(#[0-9a-f]{6})/gi)].map(
    ([, hex]) => hex!,
  );
  const amber = ['#ffc145', '#f5a52c'];
  for (const face of faces.filter((hex) => !amber.includes(hex)))
    expect.soft(contrast('#ffffff', face), face).toBeGreaterThanOrEqual(4);
});
