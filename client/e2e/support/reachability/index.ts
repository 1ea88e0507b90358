// Finds what a person cannot reach, press or read on the page that is open, in the browser itself.
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';

type Seen = ReturnType<typeof import('./inPage/index.ts').findProblems>;

let script: Promise<string> | undefined;

/** The checks as one script without imports. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: `${import.meta.dirname}/inPage/index.ts`, formats: ['iife'], name: 'reachability' },
    },
  });
  const [first] = [built].flat() as Rollup.RollupOutput[];
  const [chunk] = first?.output ?? [];
  if (!chunk) throw new Error('the checks were not bundled');
  return chunk.code;
}

/** With the questions that are open now, for the check after the next press. */
export async function look(page: Page, before: readonly string[] | null): Promise<Seen> {
  script ??= bundle();
  return (await page.evaluate(
    `(() => { ${await script}; return reachability.findProblems(${JSON.stringify(before)}); })()`,
  )) as Seen;
}

export const findUnreachable = async (page: Page): Promise<string[]> => (await look(page, null)).problems;
