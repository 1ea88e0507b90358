// A child types programs into the Lab that look for a way out of Python: each ends with an ordinary error, and the Lab goes on.
import { expect } from '@playwright/test';
import { ESCAPE_PROGRAMS, ESCAPED } from '../../src/python-lab/testing/escapePrograms.ts';
import { button, errorAlert, openLab, output, registerLabLearner, runProgram } from '../support/pythonLab.ts';
import { openPythonWorld } from '../support/pythonWorld.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });
test.setTimeout(900_000);

/** A program that walks through all of Python on a slow machine. */
const SLOW = { timeout: 90_000 };

test('no program of a child gets hold of JavaScript', async ({ page }) => {
  await registerLabLearner(page);
  await openPythonWorld(page);
  await openLab(page);

  for (const [at, [way, code]] of ESCAPE_PROGRAMS.entries())
    await test.step(way, async () => {
      await expect(button(page, 'Run Code')).toBeEnabled(SLOW);
      await runProgram(page, `print('Try ${at}.')\n${code}`);
      await expect(output(page)).toContainText(`Try ${at}.`, SLOW);
      await expect(errorAlert(page)).not.toBeEmpty(SLOW);
      await expect(errorAlert(page)).not.toContainText(/SyntaxError|NameError|Syntax Error|ran out of room/);
      await expect(output(page)).not.toContainText(ESCAPED);
    });

  await test.step('the next program runs as ever', async () => {
    await expect(button(page, 'Run Code')).toBeEnabled(SLOW);
    await runProgram(page, "import colorsys, random\nprint('still', 'here')");
    await expect(output(page)).toContainText('still here', SLOW);
    await expect(errorAlert(page)).toBeEmpty();
  });
});
