// Tests the finder of clipped and overlapping controls on small pages written here.
import { expect } from '@playwright/test';
import { findFitProblems } from './support/fitProblems.ts';
import { test } from './support/test.ts';

const CASES: readonly [name: string, html: string, problem: RegExp | null][] = [
  ['a button in view', '<button>Check</button>', null],
  [
    'a button below the screen',
    '<button style="position:fixed;top:2000px">Check</button>',
    /"Check" lies above or below the screen/,
  ],
  [
    'a button below, in a scrolling box',
    '<div style="height:100px;overflow-y:auto"><p style="height:900px"></p><button>Check</button></div>',
    null,
  ],
  ['a button beside the screen', '<button style="position:fixed;left:-20px">Back</button>', /"Back" lies beside/],
  [
    'two buttons on each other',
    '<button style="position:fixed;top:9px;left:9px">Back</button><button style="position:fixed;top:12px;left:12px">Next</button>',
    /"Back" overlaps button "Next"/,
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
    'a heading that centring pushed above the start of a box that scrolls',
    '<div style="height:90px;overflow-y:auto;display:flex;align-items:center"><div style="height:400px;flex:none"><h2>Title</h2></div></div>',
    /"Title" lies above all that can be scrolled to/,
  ],
  ['a page wider than the screen', '<div style="width:5000px;height:9px"></div>', /the page is \d+ px wide/],
  [
    'a box that scrolls inside one that scrolls',
    '<div style="height:90px;overflow-y:auto"><div style="height:200px;overflow-y:auto"><p style="height:900px"></p></div></div>',
    /scrolls inside a box that scrolls/,
  ],
  [
    'a main button below the fold of a window',
    '<div role="dialog" style="height:90px;overflow-y:auto"><p style="height:900px"></p><button class="lw-button-primary">Next</button></div>',
    /"Next" is seen only after scrolling/,
  ],
  [
    'a main button that sticks to the foot of a window',
    '<div role="dialog" style="height:90px;overflow-y:auto"><p style="height:900px"></p><button class="lw-button-primary" style="position:sticky;bottom:0">Next</button></div>',
    null,
  ],
  [
    'a hint on the joystick',
    '<div data-hint-bar="" style="position:fixed;top:0;left:0"><p>Go on</p></div><div data-joystick="" aria-hidden="true" style="position:fixed;top:9px;left:9px;width:90px;height:90px"></div>',
    /overlaps/,
  ],
];

for (const [name, html, problem] of CASES)
  test(`finds what does not fit: ${name}`, async ({ page }) => {
    await page.setContent(`<body style="margin:20px">${html}</body>`);
    const found = await page.evaluate(findFitProblems);
    if (problem) expect(found.join('\n')).toMatch(problem);
    else expect(found).toEqual([]);
  });
