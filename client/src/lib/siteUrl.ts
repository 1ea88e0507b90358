// Completes links from the server, which does not know the site's address where PUBLIC_URL is not set.
import { SITE_MARK } from '@lanternwise/shared/constants/mail';

/** An address as it is, and a path with the address of this page in front. */
export const toSiteUrl = (link: string): string => (link.startsWith('/') ? location.origin + link : link);

/** The text of an unsent mail with the address of this page where the site's stands. */
export const withSiteUrl = (text: string): string => text.replaceAll(SITE_MARK, location.origin);

/** An address that only the computer itself can open: on paper it leads nowhere. */
export const isLocalAddress = (url: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(url).hostname);
