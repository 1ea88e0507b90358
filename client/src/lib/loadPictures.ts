// Waits until pictures are loaded, so that what shows them does not stand empty at first; not for long, and not for missing ones.

const LONGEST_MS = 4000;

const load = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve();
    picture.onerror = () => resolve();
    picture.src = url;
  });

export async function loadPictures(urls: readonly (string | undefined)[]): Promise<void> {
  const all = Promise.all(urls.flatMap((url) => (url === undefined ? [] : load(url))));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
}
