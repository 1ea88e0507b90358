// Tests the finder of what cannot be reached, pressed or read, on small pages written here.
import { expect } from '@playwright/test';
import { findUnreachable, look } from './support/reachability/index.ts';
import { test } from './support/test.ts';

const LINE = '<p style="margin:0;font:20px/24px sans-serif">A long sentence that goes on.</p>';
const window = (html: string, style = '') =>
  `<div role="dialog" style="position:fixed;inset:20px auto auto 20px;width:400px;${style}">${html}</div>`;
const BUTTONS = '<style>.lw-button:disabled { --face: grey; }</style>';
const BAR = 'position:sticky;bottom:0;height:60px;background:#fff';

const CASES: readonly [name: string, html: string, problem: RegExp | null][] = [
  ['a button in view', '<button>Check</button>', null],
  [
    'a link that goes on in the next line',
    '<p style="width:210px;font:20px/24px monospace">one two three <a href="#">four five six</a></p>',
    null,
  ],
  ['a grey button', `${BUTTONS}<button class="lw-button" disabled>Finish</button>`, null],
  [
    'a disabled button in the colours of one that works',
    `${BUTTONS}<button class="lw-button" style="--face:gold" disabled>Finish</button>`,
    /"Finish" is disabled, but is not grey/,
  ],
  [
    'a button below the screen',
    '<button style="position:fixed;top:2000px">Check</button>',
    /"Check" cannot be brought into view/,
  ],
  [
    'a button below, in a scrolling box',
    '<div style="height:100px;overflow-y:auto"><p style="height:900px"></p><button>Check</button></div>',
    null,
  ],
  [
    'a button below, in a box that hides it',
    '<div style="height:100px;overflow:hidden"><p style="height:900px"></p><button>Check</button></div>',
    /"Check" cannot be brought into view/,
  ],
  ['a button on a page that scrolls', '<p style="height:3000px"></p><button>Check</button>', null],
  [
    'a button beside the screen',
    '<button style="position:fixed;left:-80px">Back</button>',
    /"Back" cannot be brought into view/,
  ],
  [
    'two buttons on each other',
    '<button style="position:fixed;top:9px;left:9px">Back</button><button style="position:fixed;top:12px;left:12px">Next</button>',
    /"Back" is covered by button "Next"/,
  ],
  [
    'a list under a panel beside it, because its table overflows',
    `<div style="display:flex"><table style="width:100px;overflow:visible"><tr><td style="min-width:300px"></td><td><select><option>keep</option></select></td></tr></table>
     <div style="position:relative;width:400px;height:90px;margin-left:-300px;background:#eee">Chart</div></div>`,
    /select is covered by div "Chart"/,
  ],
  [
    'a button half under a bar that sticks to the foot',
    window(
      `<div style="height:70px"></div><button style="height:50px">Run</button><p style="height:90px"></p><div style="${BAR}"></div>`,
      'height:160px;overflow-y:auto',
    ),
    /"Run" is covered by div/,
  ],
  [
    'a text under a bar that sticks to the foot',
    window(
      `<div style="height:90px"></div>${LINE}<p style="height:90px"></p><div style="${BAR}"></div>`,
      'height:150px;overflow-y:auto',
    ),
    /text of p "A long sentence.*is covered by div/,
  ],
  [
    'a bar outside the part that scrolls',
    window(
      `<div style="height:90px;overflow-y:auto"><div style="height:80px"></div>${LINE}<button>Run</button></div><div style="height:60px"></div>`,
    ),
    null,
  ],
  [
    'a field that only a press at its middle misses',
    '<input style="width:200px;height:40px"><i style="position:fixed;left:100px;top:20px;width:60px;height:60px;background:red"></i>',
    /input is covered by i/,
  ],
  [
    'a layer that takes no presses over a button, whose text stays in sight',
    '<button>Check</button><i style="position:fixed;inset:0;pointer-events:none"></i>',
    null,
  ],
  ['confetti over a text', `${LINE}<canvas style="position:fixed;inset:0;pointer-events:none"></canvas>`, null],
  [
    'a text under a gradient that takes no presses',
    `${LINE}<i style="position:fixed;inset:0;pointer-events:none;background:linear-gradient(transparent,#fff)"></i>`,
    /text of p "A long sentence.*is covered by i/,
  ],
  [
    'a text under the gradient that its box draws at its foot',
    `<style>section{position:relative}section::after{content:"";position:absolute;inset:0;background:linear-gradient(transparent,#fff)}</style><section>${LINE}</section>`,
    /text of p "A long sentence.*is covered by section/,
  ],
  [
    'a radio button that is pressed on its label',
    '<label style="position:relative;display:inline-block;padding:20px"><input type="radio" style="position:absolute;opacity:0">Blue</label>',
    null,
  ],
  [
    'a button of the page under one that floats, which the page can be scrolled away from',
    '<p style="height:500px"></p><button>Save</button><p style="height:3000px"></p><button style="position:fixed;left:0;bottom:0;width:100%;height:120px">Ask</button>',
    null,
  ],
  [
    'a cut text',
    '<button style="width:30px;overflow:hidden;white-space:nowrap">A long sentence</button>',
    /has its text cut off/,
  ],
  [
    'a text cut off below',
    '<div style="height:20px;overflow:hidden"><p style="width:60px;margin:0">A long sentence on several lines</p></div>',
    /text of p "A long sentence.*is cut off/,
  ],
  [
    'a text cut off beside, in a box that scrolls downwards',
    `<div style="width:90px;height:90px;overflow:hidden auto;white-space:nowrap">${LINE}<p style="height:900px"></p></div>`,
    /text of p "A long sentence.*is cut off/,
  ],
  [
    'a button that centring pushed above the start of a box that scrolls',
    '<div style="height:90px;overflow-y:auto;display:flex;align-items:center"><div style="height:400px;flex:none"><button>First</button></div></div>',
    /"First" lies above all that can be scrolled to/,
  ],
  ['a page wider than the screen', '<div style="width:5000px;height:9px"></div>', /the page is \d+ px wide/],
  [
    'a box that scrolls inside one that scrolls',
    '<div style="height:90px;overflow-y:auto"><div style="height:200px;overflow-y:auto"><p style="height:900px"></p></div></div>',
    /scrolls inside a box that scrolls/,
  ],
  [
    'a main button below the fold of a window',
    window(
      '<p style="height:900px"></p><button class="lw-button-primary">Next</button>',
      'height:90px;overflow-y:auto',
    ),
    /"Next" is seen only after scrolling/,
  ],
  [
    'a main button below the fold, and a grey one in view',
    window(
      '<button class="lw-button-primary" disabled>Next</button><p style="height:900px"></p><button class="lw-button-primary">Run</button>',
      'height:90px;overflow-y:auto',
    ),
    /"Run" is seen only after scrolling/,
  ],
  [
    'a window whose buttons leave too little room',
    window(
      '<div style="height:80px;overflow-y:auto"><p style="height:900px"></p></div><div style="height:200px"></div>',
    ),
    /only 80 of the window's 280 px/,
  ],
  [
    'a hint on the joystick',
    '<div style="position:fixed;top:0;left:0"><p>Go on</p></div><div aria-hidden="true" style="position:fixed;top:9px;left:9px;width:90px;height:90px;background:#ccc"></div>',
    /text of p "Go on" is covered by div/,
  ],
  [
    'feedback of a check that is below the fold',
    window(
      '<p style="height:900px"></p><div data-feedback="wrong"><p>Not yet.</p></div>',
      'height:90px;overflow-y:auto',
    ),
    /the feedback p "Not yet\." is not in view/,
  ],
  [
    'a reason why a button is grey that is below the fold',
    window(
      '<button disabled aria-describedby="why">Check</button><p style="height:900px"></p><p id="why">Choose one.</p>',
      'height:90px;overflow-y:auto',
    ),
    /the reason of the grey button "Check" is not in view/,
  ],
];

for (const [name, html, problem] of CASES)
  test(`finds what cannot be reached: ${name}`, async ({ page }) => {
    await page.setContent(`<!doctype html><body style="margin:20px">${html}</body>`);
    const found = await findUnreachable(page);
    if (problem) expect(found.join('\n')).toMatch(problem);
    else expect(found).toEqual([]);
  });

/** In a window, in forced colours. */
const FORCED: readonly [name: string, html: string, problem: RegExp | null][] = [
  ['a button with a border on a panel', '<button style="border:2px solid red">Check</button>', null],
  ['a button without an edge', '<button style="border:0">Check</button>', /"Check" has no edge/],
  [
    'a pressed button that looks like the others',
    '<button style="border:1px solid" aria-pressed="true">A</button>',
    /"A" does not look chosen/,
  ],
  [
    'a bar that is filled with the colour of its ground',
    '<div style="width:90px;background:red"><i class="lw-fill" style="display:block;width:40px;height:9px;background:blue"></i></div>',
    /does not look filled/,
  ],
  [
    'a text in the colour of its ground',
    '<p style="forced-color-adjust:none;background:#eee;color:#ddd">Read me</p>',
    /"Read me" has a contrast of 1\.\d/,
  ],
];

for (const [name, html, problem] of FORCED)
  test(`finds what forced colours hide: ${name}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setContent(`<!doctype html><body>${window(html, 'background:#eee')}</body>`);
    const found = await findUnreachable(page);
    if (problem) expect(found.join('\n')).toMatch(problem);
    else expect(found).toEqual([]);
  });

test('finds what forced colours hide: a window painted by a gradient', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setContent(
    `<!doctype html><body>${window(LINE, 'background:linear-gradient(#eee, #ccc)')}${window(LINE, 'background:linear-gradient(#eee, #ccc) #ccc')}</body>`,
  );
  expect(await findUnreachable(page)).toEqual([]);
  await page.setContent(`<!doctype html><body>${window(LINE, 'background:linear-gradient(#eee, #ccc)')}</body>`);
  expect((await findUnreachable(page)).join()).toMatch(/lies on the world without a ground/);
});

test('finds what cannot be reached: a question that is asked below the fold', async ({ page }) => {
  const ask = (question: string) =>
    `<p style="height:900px"></p><p>${question}</p><fieldset aria-label="${question}"><button aria-pressed="false">Yes</button></fieldset>`;
  await page.setContent(`<!doctype html><body>${window(ask('Is it?'), 'height:90px;overflow-y:auto')}</body>`);
  const { questions } = await look(page, null);
  expect(questions).toEqual(['Is it?']);
  expect((await look(page, questions)).problems).toEqual([]);
  await page.setContent(`<!doctype html><body>${window(ask('Why?'), 'height:90px;overflow-y:auto')}</body>`);
  expect((await look(page, questions)).problems.join()).toMatch(/the question "Why\?" is not in view/);
});
