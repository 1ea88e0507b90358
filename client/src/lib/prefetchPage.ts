// Fetches ahead, into the browser's cache, the files that another page of the site names in its HTML as needed at once.

/** A phone shows a notice first. */
const NO_PHONE = '(min-width: 600px) and (min-height: 480px)';

const requested = new Set<string>();

/** The browser is set to save data. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function prefetch(href: string, as: string, crossOrigin: string | null): void {
  const ahead = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  ahead.setAttribute('as', as);
  if (crossOrigin !== null) ahead.crossOrigin = crossOrigin;
  document.head.append(ahead);
}

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
    prefetch(href, link.getAttribute('as') ?? 'script', crossOrigin);
  }
  // The pictures of a realm, which its boot script (app/boot.js) fetches.
  if (!matchMedia(NO_PHONE).matches) return;
  const pictures = page.querySelector<HTMLScriptElement>('script[data-files]')?.dataset.files?.split(' ') ?? [];
  for (const href of pictures) prefetch(href, 'fetch', 'anonymous');
}
