// Tests the finder of clipped and overlapping controls on small pages written here.
import { expect, test } from '@playwright/test';
import { findFitProblems } from './support/fitProblems.ts';

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
];

for (const [name, html, problem] of CASES)
  test(`finds what does not fit: ${name}`, async ({ page }) => {
    await page.setContent(`<body style="margin:20px">${html}</body>`);
    const found = await page.evaluate(findFitProblems);
    if (problem) expect(found.join('\n')).toMatch(problem);
    else expect(found).toEqual([]);
  });
