// Copies a text to the clipboard and shows a toast with the result.
import { t } from '@lingui/core/macro';
import { showToast } from './showToast.ts';

export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast('success', done);
  } catch {
    // Browsers provide no clipboard without HTTPS.
    showToast('error', t`This browser does not let us copy. Select the text and copy it yourself.`);
  }
}
