// A teacher's preview: playing as a student without leaving traces, on the server or in this browser.
import type { Call } from '@lanternwise/shared/contracts/calls';
import { STORAGE_KEYS } from './storage/keys.ts';
import { stringSchema } from './storage/schemas.ts';
import { storedValue } from './storage/storedValue.ts';

const storedReturnPath = storedValue<string | undefined>(STORAGE_KEYS.preview, stringSchema, { fallback: undefined });

/** The same as long as the page lives: a preview begins and ends with a new page. */
export const isPreview: boolean = storedReturnPath.read() !== undefined;

/** @param returnPath the page that the banner leads back to */
export function enterPreview(returnPath: string): void {
  storedReturnPath.write(returnPath);
  window.location.assign('/Grassroot/learning-adventures');
}

/** The page goes on as it is; the next one plays for real. */
export const endPreview = (): void => storedReturnPath.remove();

export function leavePreview(): void {
  const path = storedReturnPath.read() ?? '/';
  endPreview();
  window.location.assign(path);
}

/** What changes nothing of a learner: the narrator's voice, and signing out. */
const HARMLESS: readonly Call[] = ['POST /speech', 'POST /auth/sign-out'];

/** Whether a call would leave a trace: in a preview it is not sent. */
export const isHeldBack = (call: Call): boolean => isPreview && !call.startsWith('GET ') && !HARMLESS.includes(call);
