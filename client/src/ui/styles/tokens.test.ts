// Checks that every text colour has enough contrast (WCAG 4.5:1) on every background, in both themes.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name, hex]));
}

const dark = block(':root');
const light = { ...dark, ...block(':root[data-theme="light"]') };

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
  ['dark', dark],
  ['light', light],
])('the %s theme', (_name, tokens) => {
  const pairs = TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const));

  it.each(pairs)('%s on %s', (text, ground) => {
    expect(contrast(tokens[text]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  it('has readable text on buttons, bubbles and the current navigation link', () => {
    expect(contrast(tokens['button-ink']!, tokens.button!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['bubble-ink']!, tokens.bubble!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens['game-title']!, tokens['game-inset']!)).toBeGreaterThanOrEqual(4.5);
  });

  it('has visible control borders and focus ring (3:1)', () => {
    expect(contrast(tokens.line!, tokens.panel!)).toBeGreaterThanOrEqual(3);
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
