// What the build writes for being offline, and pages and service worker read: the mark of the empty shell, and versions of files.

/** Attribute of <html> on the page that the service worker answers with where there is no network. */
export const SHELL_MARK = 'data-offline-shell';

const VERSION_LENGTH = 10;
const VERSION = /\?v=[\da-f]+$/;

/** The address under which a file is kept whose name does not change with its content; a server ignores the query. */
export const versionedUrl = (path: string, hash: string): string => `${path}?v=${hash.slice(0, VERSION_LENGTH)}`;

export const isVersioned = (url: string): boolean => VERSION.test(url);

/** The path by which pages ask for the file. */
export const withoutVersion = (url: string): string => url.replace(VERSION, '');
