// What Firefox and WebKit need of Debian: finds it, says what is missing, and installs it where that is allowed.
import { existsSync } from 'node:fs';
import { run } from '../lib/processes.mjs';

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri', 'libegl1'];
const LIBRARY_FOLDERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
const MINI_BROWSERS = LIBRARY_FOLDERS.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`);

/** The browser that WebKit's driver starts. */
export const findMiniBrowser = (): string | undefined => MINI_BROWSERS.find((path) => existsSync(path));

/** Names of the programs that are not there. */
export function missingEngines(): string[] {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].filter((name) => !existsSync(`/usr/bin/${name}`));
  return findMiniBrowser() ? programs : [...programs, 'MiniBrowser'];
}

export const ENGINES_ADVICE = `On Debian: apt-get update && apt-get install -y ${PACKAGES.join(' ')}`;

/** Installs the packages with Debian's own client; only root may. Returns what went wrong, or nothing. */
export async function installEngines(log: (line: string) => void): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return ENGINES_ADVICE;
  log(`      installing ${PACKAGES.join(', ')} …`);
  for (const args of [['update'], ['install', '-y', ...PACKAGES]]) {
    const { code, output } = await run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (code !== 0) return `apt-get ${args.join(' ')}:\n${output}`;
  }
  const missing = missingEngines();
  return missing.length === 0 ? undefined : `${missing.join(', ')} still not found. ${ENGINES_ADVICE}`;
}
