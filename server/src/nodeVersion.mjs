// Which versions of Node run Lanternwise. Plain JavaScript, because `npm start` asks before anything is installed.

const OLDEST = [20, 19];
/** The newest that the authors tried. */
const NEWEST_TRIED = 24;

/** @param {string} version for example "20.19.0" @returns {[number, number]} */
const parse = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
};

/** @param {string} version @returns {string | undefined} why it cannot be used */
export function nodeProblem(version) {
  const [major, minor] = parse(version);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return undefined;
  return `Lanternwise needs Node ${OLDEST.join('.')} or newer; this is ${version}. Install Node 22 or 24 from nodejs.org, then run npm start.`;
}

/** @param {string} version @returns {string | undefined} what may not work with it */
export function nodeWarning(version) {
  const [major] = parse(version);
  if (major <= NEWEST_TRIED) return undefined;
  return `Lanternwise was tried with Node 20, 22 and 24; this is ${version}. If it does not start, use Node 24.`;
}
