// Collects what pages report as blocked by our content security policy, such as a library that tries to compile code.
import type { BrowserContext } from '@playwright/test';

const PREFIX = 'Content security policy: ';

/** Calls `report` for each violation in a page of this context. Workers report to nobody: see client/src/lib/zodWithoutCompiler.ts. */
export async function watchViolations(context: BrowserContext, report: (violation: string) => void): Promise<void> {
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(PREFIX)) report(`${text.slice(PREFIX.length)} on ${message.page()?.url()}`);
  });
  await context.addInitScript((prefix) => {
    // Shown by the browser's own viewer, which may do little there.
    if (location.pathname.startsWith('/api/')) return;
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        console.error(`${prefix}${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  }, PREFIX);
}
