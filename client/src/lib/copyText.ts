// Copies a text for somebody to hand on, and says whether that worked.
import { t } from '@lingui/core/macro';
import { showToast } from './showToast.ts';

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
  } catch {
    // Without HTTPS a browser gives no clipboard.
    showToast('error', t`This browser does not let us copy. Please mark the text and copy it yourself.`);
  }
}
