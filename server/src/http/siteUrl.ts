// The site's address, for links in replies.

/**
 * `PUBLIC_URL` without a trailing slash, or an empty string: a link is then a path, which the client completes with the address of its own
 * page. Never the Host header of a request, which its sender chooses.
 */
export const siteUrl = (publicUrl: string | null): string => publicUrl ?? '';
