// Copies a link that an Admin hands over by other ways than mail.
import { showToast } from '../../features/toasts/showToast.ts';

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    showToast('success', 'The link is copied.');
  } catch {
    // Without HTTPS a browser gives no clipboard.
    showToast('error', 'Please mark the link and copy it yourself.');
  }
}
