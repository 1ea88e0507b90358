// Runs the play-through of filmStrip.spec.ts in Playwright's test runner, whose patience the journeys' helpers need.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = new URL('../../../../', import.meta.url).pathname;

/** Returns the strip as PNG; throws if the park could not be played to its end. */
export function takeFilmStrip(): Buffer {
  const config = 'assets/studio/screenshots/film/film.config.ts';
  const { status } = spawnSync('npx', ['playwright', 'test', '-c', config], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The park was not played to its end; no film strip was made.');
  return readFileSync(join(ROOT, '.cache/film-strip.png'));
}
