// Which build of the site this page belongs to.

/** The entry script stands in the document, or was added by app/boot.js. */
export function ownBuild(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src*="/main"]');
  return script ? new URL(script.src).pathname : '';
}
