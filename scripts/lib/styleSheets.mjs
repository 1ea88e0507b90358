// Checks the style sheets: their length, unused and missing classes, global names, layers, media and literal colours.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './processes.mjs';

const SOURCE = join(ROOT, 'client/src');
const MOST_LINES = 300;
/** Prefixes that components' global classes once had; such rules belong into a CSS module beside the component. */
const GLOBAL_PREFIX =
  /^(act|arena|choice|dlg|fill|hud|jou|kit|lab|lesson|map|match|model|ov|pla|quiz|ranking|realm|rec|set|task|tasks|trans|tut|vid|wel|workshop)(-|$)/;
/**
 * Small and large phones, tablets (900, 1000), small laptops and a projector; a low window and a phone held sideways. The sizes we promise lie
 * between them: 320, 390, 844, 1366 and 1920 wide, 390, 641, 768 and 1080 high.
 */
const MEDIA =
  /^(width (<=|>) (480|760|900|1000|1200)px|width >= 1700px|height (<=|>) (520|720)px|orientation: \w+|prefers-reduced-(motion|transparency): reduce|prefers-contrast: more|forced-colors: active|(hover|pointer): \w+)$/;
/** Sheets with a width of their own, where what they hold needs it. */
const OWN_WIDTHS = [
  'overlays/feedback/FeedbackOverlay.module.css',
  'pages/home/home.css',
  'pages/resources/nav.module.css',
  'python-lab/workshop/Workshop.module.css',
  'ui/styles/site.css',
];
/** Gradients that are meant to let through what lies below, as a shade or a decoration, or lie over a picture. */
const SEE_THROUGH = [
  'activities/path-finding/PathGrid.module.css .wall',
  'overlay-kit/ItemIcon.module.css .glow',
  'overlays/dialog/DialogOverlay.module.css :global(.lw-dialog-shade):has(> .frame)',
  'pages/home/home.css .lw-mesh-amber',
  'pages/home/home.css .lw-mesh-teal',
  'pages/home/home.css .lw-mesh-violet',
  'pages/school/WeekPage.module.css .lines',
  'python-lab/lab/TaskPanel.module.css .goal',
  'ui/styles/choices.css .lw-slider input',
  'ui/styles/choices.css .lw-slider input::-moz-range-thumb',
  'ui/styles/choices.css .lw-slider input::-webkit-slider-thumb',
];
/** Filled bars, which forcedColours.css paints, and what lies over a picture of its own. */
const PAINTED = /\.(lw-bar-fill|fill|violet|bars span|picture)$/;

/** Sheets that give colours their values; elsewhere a literal is a named property of one sheet, as of a picture drawn there. */
const TOKENS = ['ui/styles/tokens.css', 'python-lab/editor/tokens.css', 'ui/styles/print.css'];
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;

const problems = [];
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).map((file) => join(SOURCE, file));
const report = (file, problem) => problems.push(`${relative(ROOT, file)}: ${problem}`);

/** Names of the classes that a sheet declares; those in :global(…) are not its own. */
function classesOf(css) {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/"[^"]*"|url\([^)]*\)/g, '')
    .replaceAll(/:\s[^;{}]*(?=[;}])/g, '');
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name));
}

/** Each literal of a sheet has a name, and two sheets share it as a token. White and black are said by keyword. */
const sheetOfColour = new Map();
function checkColours(file, css) {
  const sheet = relative(SOURCE, file);
  if (TOKENS.includes(sheet)) return;
  for (const [, property, value = ''] of css.matchAll(/([\w-]+):\s([^;{}]*)(?=[;}])/g)) {
    for (const [colour] of value.matchAll(COLOUR)) {
      if (!property?.startsWith('--'))
        report(file, `${property}: ${value}: a token, or a named property of what it draws`);
      const other = sheetOfColour.get(colour.toLowerCase());
      if (colour.startsWith('#') && other !== undefined && other !== sheet)
        report(file, `${colour} is in ${other} too: make it a token of ui/styles/tokens.css`);
      sheetOfColour.set(colour.toLowerCase(), sheet);
    }
  }
}

/** The parts of a list between commas outside brackets. */
function splitLayers(value) {
  const parts = [''];
  let depth = 0;
  for (const sign of value) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** What stands outside gradients. */
function withoutGradients(value) {
  let rest = value;
  for (let start = rest.search(/[\w-]*gradient\(/); start >= 0; start = rest.search(/[\w-]*gradient\(/)) {
    let end = rest.indexOf('(', start) + 1;
    for (let depth = 1; depth > 0 && end < rest.length; end += 1) depth += { '(': 1, ')': -1 }[rest[end]] ?? 0;
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

/** Forced colours drop gradients: without a ground of one colour the world or the page shines through a surface. */
const seenThrough = new Set();
function checkGrounds(file, css) {
  const sheet = relative(SOURCE, file);
  for (const [, before = '', value = ''] of css.matchAll(
    /([^{}]*)\{[^{}]*\bbackground:\s([^;{}]*gradient\([^;{}]*)(?=[;}])/g,
  )) {
    const selector = before
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .trim()
      .replaceAll(/\s+/g, ' ');
    const ground = withoutGradients(splitLayers(value).at(-1) ?? '');
    if (/var\(--|url\(/.test(ground) || /::(before|after)$/.test(selector) || PAINTED.test(selector)) continue;
    const name = `${sheet} ${selector}`;
    if (SEE_THROUGH.includes(name)) seenThrough.add(name);
    else report(file, `${selector}: a gradient without a ground of one colour after it, which forced colours need`);
  }
}

const used = new Map();
let modules = 0;
for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))) {
  const text = readFileSync(file, 'utf8');
  for (const [, name, specifier] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = resolve(dirname(file), specifier);
    const names = used.get(sheet) ?? new Set();
    used.set(sheet, names);
    const own = classesOf(readFileSync(sheet, 'utf8'));
    for (const [, dotted, quoted] of text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))) {
      const one = dotted ?? quoted;
      names.add(one);
      if (!own.has(one)) report(file, `${name}.${one} is not in ${specifier}`);
    }
    // `styles[variant]` may use any class whose name the types allow.
    if (new RegExp(`\\b${name}\\[(?!')`).test(text)) for (const one of own) names.add(one);
  }
}
for (const file of files.filter((name) => name.endsWith('.css'))) {
  const css = readFileSync(file, 'utf8');
  checkColours(file, css);
  checkGrounds(file, css);
  const lines = css.split('\n').length - 1;
  if (lines > MOST_LINES) report(file, `${lines} lines, at most ${MOST_LINES}: divide it by component`);
  for (const [, value = ''] of css.matchAll(/z-index:\s*([^;]+);/g)) {
    if (!/^(-1|\d|auto|var\(--layer-[\w-]+\))$/.test(value))
      report(file, `z-index ${value}: at most 9 inside a component, else a --layer of ui/styles/layers.css`);
  }
  const widths = [...css.matchAll(/@media [^{]*/g)].flatMap(([query]) => [...query.matchAll(/\(([^()]+)\)/g)]);
  const others = widths.filter(([, medium = '']) => !MEDIA.test(medium));
  if (others.length > 0 !== OWN_WIDTHS.includes(relative(SOURCE, file)))
    report(file, `its media are not as MEDIA and OWN_WIDTHS say: ${others.map(([medium]) => medium).join(' ')}`);
  const own = classesOf(css);
  if (file.endsWith('.module.css')) {
    modules++;
    for (const name of own) if (!used.get(file)?.has(name)) report(file, `.${name} is used nowhere`);
  } else {
    for (const name of own) {
      if (GLOBAL_PREFIX.test(name))
        report(file, `.${name} is a global class of a component: use a CSS module beside it`);
    }
  }
}
for (const name of SEE_THROUGH)
  if (!seenThrough.has(name)) problems.push(`SEE_THROUGH names ${name}, which has a ground or is gone.`);
if (modules === 0) problems.push('No CSS module was found: the check is broken.');
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`${modules} CSS modules, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
