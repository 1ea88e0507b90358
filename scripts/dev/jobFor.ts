// What a saved file asks of the development server: to compile the content, to start the server again, or nothing.

/** A saved map may be what a content that was refused waits for: then it is looked at again. */
export type DevJob = 'compile' | 'recheck' | 'restart';

/** Folders that are watched, from the project's root, with what their files ask for. */
const JOBS: Readonly<Record<string, DevJob>> = {
  'shared/content': 'compile',
  'tiled-maps': 'recheck',
  'shared/src': 'restart',
  'shared/generated': 'restart',
  'server/src': 'restart',
};
export const WATCHED_FOLDERS = Object.keys(JOBS);

/** Files that editors write beside the one that is saved, work files of translators, tests, and schemas for editors. */
const IGNORED = [
  /(^|\/)\.[^/]+$/,
  /~$/,
  /\.(?:sw[a-z]|tmp|bak|orig)$/,
  /(^|\/)4913$/,
  /\.todo\.json$/,
  /\.test\.tsx?$/,
  /^shared\/generated\/schemas\//,
];

/** `path` is relative to the project's root, with slashes. */
export function jobFor(path: string): DevJob | undefined {
  if (IGNORED.some((pattern) => pattern.test(path))) return undefined;
  const folder = WATCHED_FOLDERS.find((each) => path.startsWith(`${each}/`));
  return folder === undefined ? undefined : JOBS[folder];
}
