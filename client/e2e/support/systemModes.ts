// The modes a system can ask for in which windows are swept: forced colours, more contrast, wide spacing, and that with large text.
import type { Page } from '@playwright/test';

/** As WCAG 2.2, 1.4.12, says that text may be spaced. */
const WIDE_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

export const SYSTEM_MODES = {
  'forced colours': (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  'more contrast': (page: Page) => page.emulateMedia({ contrast: 'more' }),
  'wide spacing': async (page: Page) => {
    await page.addStyleTag({ content: WIDE_SPACING });
  },
  'large text with wide spacing': async (page: Page) => {
    await page.addStyleTag({ content: `:root { font-size: 200%; } ${WIDE_SPACING}` });
  },
} as const;

export type SystemMode = keyof typeof SYSTEM_MODES;

/**
 * What larger text may do: a window scrolls, also its main button and its question, and less of it is left for what is scrolled.
 * Nothing may be cut off, covered or out of reach.
 */
export const isAllowedFor = (mode: SystemMode, problem: string): boolean =>
  mode.endsWith('wide spacing') &&
  /is seen only after scrolling|is cut in half|is not in view|px are left for|scrolls inside a box/.test(problem);
