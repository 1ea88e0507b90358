// Configures the journeys that take too long for `npm test`, on the base of playwright.config.ts.
import base from './playwright.config.ts';

export default { ...base, testDir: 'e2e/long', testIgnore: [] };
