// Plays the whole of ai-adventure-park in Hindi, only through 'Places and people' and the keyboard, and fails on any English word on screen.
import { expect } from '@playwright/test';
import { uniqueName } from '../support/accounts.ts';
import { detectEnglish } from '../support/englishDetector.ts';
import { keyboardDriver } from '../support/inputDriver.ts';
import { loadLanguage } from '../support/language.ts';
import { expectAllTasksDone, leaveThroughExit, navigateByPlaces } from '../support/park.ts';
import { test } from '../support/test.ts';
import { completeAllLessons, registerAndEnterPark } from '../support/wholePark.ts';

test.use({ locale: 'hi-IN' });

test('the whole park in Hindi, without an English word on screen', async ({ page, context }) => {
  test.setTimeout(600_000);
  const driver = keyboardDriver(page, loadLanguage('hi'));
  const name = uniqueName('asha');
  const english = await detectEnglish(context, { names: [name] });
  try {
    await registerAndEnterPark(driver, 'Aria', name);
    await completeAllLessons(driver, navigateByPlaces);
    await expectAllTasksDone(driver);
    await leaveThroughExit(driver, navigateByPlaces);
  } finally {
    expect.soft(english.found(), 'English words on Hindi pages').toEqual([]);
  }
});
