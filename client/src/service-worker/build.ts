// Which build this service worker belongs to, and the files of its shell.
export const shellFiles = self.__WB_MANIFEST;

const entry = shellFiles.find(({ url }) => /^assets\/main-/.test(url));
/** As the pages of this build name it (features/offline/ownBuild.ts). */
export const build = entry ? `/${entry.url}` : '';
