// Prints the path of a Chromium that tests can start: CHROMIUM_PATH, the machine's own, or the one inside @sparticuz/chromium.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './processes.mjs';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of an executable Chromium. */
export async function chromiumPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const system = process.env.FORCE_NPM_CHROMIUM ? undefined : SYSTEM.find((path) => existsSync(path));
  if (system) return system;
  // The package unpacks its libraries only if it detects a cloud environment, and reuses a stale copy of another version
  // in a shared temporary folder: both are settled before it is imported.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const own = join(ROOT, '.cache', 'chromium');
  mkdirSync(own, { recursive: true });
  process.env.TMPDIR = own;
  process.env.FONTCONFIG_FILE = fontConfig(own);
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** The package's own configuration names a folder of the cloud; without any font Chromium ends its tabs. */
function fontConfig(own) {
  const file = join(own, 'fonts.conf');
  const folders = [join(own, 'fonts'), '/usr/share/fonts'].map((folder) => `<dir>${folder}</dir>`).join('');
  writeFileSync(
    file,
    `<?xml version="1.0"?>\n<fontconfig>${folders}<cachedir>${join(own, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  return file;
}

/** Flags of every browser that we start: software WebGL, and no calls to the browser maker's servers. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  // As every desktop Chrome does: without it the packaged browser shares processes between sites and gives no page shared memory.
  '--site-per-process',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** For journeys: without a graphics card, drawing pages as the card would costs four times what drawing them by the processor does. */
export const JOURNEY_FLAGS = [...CHROMIUM_FLAGS, '--disable-gpu-compositing'];

if (process.argv[1]?.endsWith('chromium.mjs')) process.stdout.write(`${await chromiumPath()}\n`);
