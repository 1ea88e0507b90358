// Fetches ahead, into the browser's cache, the files that another page of the site names in its HTML as needed at once.

const requested = new Set<string>();

/** Somebody asked their browser to spare the line. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Once for each path. A failure is silent: the page itself fetches what it needs. */
export async function prefetchPage(path: string): Promise<void> {
  if (requested.has(path) || savesData()) return;
  requested.add(path);
  const html = await fetch(path, { headers: { accept: 'text/html' } }).then(
    (reply) => (reply.ok ? reply.text() : ''),
    () => '',
  );
  if (html === '') requested.delete(path);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const named = page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=preload]');
  for (const link of named) {
    const { href, media, crossOrigin } = link;
    // Answers of the API are not kept by the cache.
    if (!new URL(href).pathname.startsWith('/assets/') || (media && !matchMedia(media).matches)) continue;
    const ahead = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
    ahead.setAttribute('as', link.getAttribute('as') ?? 'script');
    if (crossOrigin !== null) ahead.crossOrigin = crossOrigin;
    document.head.append(ahead);
  }
}
