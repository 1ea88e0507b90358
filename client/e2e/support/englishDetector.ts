// Collects every English word that a page shows or exposes to screen readers, except an allowlist.
import type { BrowserContext } from '@playwright/test';

/** Names, keys, units and an example class code that are the same in Hindi. Single letters are keys and ignored. */
const SAME_IN_HINDI = [
  ...['Lanternwise', 'CBSE', 'AI4K12', 'UNESCO', 'Atkinson', 'Hyperlegible', 'Lexend', 'English', 'Chrome', 'Linux'],
  ...['Esc', 'Tab', 'Enter', 'Shift', 'Num', 'XP', 'kg', 'km', 'cm', 'KB', 'MB', 'GB', 'CDFG-HJKM'],
];

/** Elements whose text is not interface text: code, marked English, user input. */
const SKIPPED_SELECTOR = 'code, pre, script, style, noscript, title, textarea, svg, [lang="en"]';

export interface EnglishDetector {
  /** Each English word with its place, such as 'Close (aria-label of button on /pricing): Close the menu'. */
  found(): string[];
}

/** Runs in the page: reports each text that appears, once. */
function reportEnglishTexts(skipped: string): void {
  const reported = new Set<string>();
  const report = (text: string | null, owner: Element | null, source: string) => {
    if (!text || !owner || !/[A-Za-z]/.test(text) || owner.closest(skipped)) return;
    const name = `${source} of ${owner.tagName.toLowerCase()}${owner.classList.length > 0 ? `.${owner.classList[0]}` : ''}`;
    const line = JSON.stringify([text.trim(), name, location.pathname]);
    if (reported.has(line)) return;
    reported.add(line);
    const { reportEnglish } = globalThis as unknown as { reportEnglish(line: string): Promise<void> };
    void reportEnglish(line);
  };
  const ATTRIBUTES = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const read = (node: Node) => {
    if (node instanceof Text) report(node.data, node.parentElement, 'text');
    if (!(node instanceof Element)) return;
    for (const name of ATTRIBUTES) report(node.getAttribute(name), node, name);
    for (const child of node.childNodes) read(child);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'attributes' && target instanceof Element)
        report(target.getAttribute(attributeName ?? ''), target, attributeName ?? '');
      else if (type === 'characterData') read(target);
      else for (const node of addedNodes) read(node);
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}

/** Watches every page of the context. `names` are the learner's own. */
export async function detectEnglish(
  context: BrowserContext,
  { names }: { names: readonly string[] },
): Promise<EnglishDetector> {
  const allowed = new Set([...SAME_IN_HINDI, ...names]);
  const found = new Map<string, string>();
  await context.exposeFunction('reportEnglish', (line: string) => {
    const [text, where, path] = JSON.parse(line) as [string, string, string];
    for (const word of text.match(/[A-Za-z][\w'’.@-]*\w/g) ?? []) {
      if (allowed.has(word) || found.has(word)) continue;
      found.set(word, `${word} (${where} on ${path}): ${text.slice(0, 100)}`);
    }
  });
  await context.addInitScript(reportEnglishTexts, SKIPPED_SELECTOR);
  return { found: () => [...found.values()] };
}
