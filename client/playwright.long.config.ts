// The journeys that take too long for `npm test`: the same server and browser as playwright.config.ts, other files.
import base from './playwright.config.ts';

export default { ...base, testDir: 'e2e/long', testIgnore: [] };
