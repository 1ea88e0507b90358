// Decides which files of a lazily loaded chunk the importing chunk names, so that they load together with it.

/**
 * What the site's file loads for few visitors or late. Their scripts would otherwise be listed, by name, in a file that every visitor loads;
 * they are found when the chunk is read instead. Styles are always listed: nothing else loads them.
 */
const RARE =
  /^assets\/(?:AccountMenu|AdventuresHost|browserDownloads|CreateBlogPage|EditBlogPage|LiveLessonHost|OfflineSign|OwlWindow|RealmHost|ResumeLink)-/;
const SITE = /^assets\/site-/;

export const preloadedFiles = (chunk: string, files: string[], { hostId }: { hostId: string }): string[] =>
  SITE.test(hostId) && RARE.test(chunk) ? files.filter((file) => file.endsWith('.css')) : files;
