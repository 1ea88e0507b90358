// Renders mails as plain text and as HTML without external resources, with a mark where the site's address stands.

import { type ByLanguage, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { SITE_MARK } from '@lanternwise/shared/constants/mail';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { MailMessage } from './outbox.ts';

const SIGNATURE: ByLanguage<string> = {
  en: 'Lanternwise, where children learn how machines learn',
  hi: 'लैंटर्नवाइज़, जहाँ बच्चे सीखते हैं कि मशीनें कैसे सीखती हैं',
};

/** A link to the site. Its address is put in when the mail is sent, so no request can decide it. */
export type SiteLink = `${typeof SITE_MARK}/${string}`;
export const siteLink = (path: `/${string}`): SiteLink => `${SITE_MARK}${path}`;

/** Puts the site's address into a stored mail. */
export function withSite<T extends { text: string; html: string; unsubscribeUrl?: string | null }>(
  mail: T,
  site: string,
): T {
  const { text, html, unsubscribeUrl } = mail;
  return {
    ...mail,
    text: text.replaceAll(SITE_MARK, site),
    html: html.replaceAll(SITE_MARK, escapeHtml(site)),
    ...(unsubscribeUrl && { unsubscribeUrl: unsubscribeUrl.replace(SITE_MARK, site) }),
  };
}

export function renderMail(message: MailMessage, locale: Language): { text: string; html: string } {
  return { text: renderText(message, locale), html: renderHtml(message, locale) };
}

function renderText({ before, button, after = [] }: MailMessage, locale: Language): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return [...before, ...action, ...after, `-- \n${inLanguage(SIGNATURE, locale)}`].join('\n\n');
}

function renderHtml({ subject, before, button, after = [] }: MailMessage, locale: Language): string {
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const action = button
    ? `<p style="margin:0 0 20px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:12px;background:#FFB526;color:#1B1430;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px;color:#544F6E;word-break:break-all">${escapeHtml(button.url)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="margin:0;padding:24px;background:#FBF6EA;color:#1E1B33;font:17px/1.55 sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:28px;border-radius:16px;background:#FFFFFF">' +
    `<h1 style="margin:0 0 18px;font-size:22px">${escapeHtml(subject)}</h1>` +
    `${paragraphs(before)}${action}${paragraphs(after)}` +
    `<p style="margin:24px 0 0;font-size:14px;color:#544F6E">${inLanguage(SIGNATURE, locale)}</p></div></body></html>`
  );
}
