// Writes the RSS feed of the latest posts.
import { createHash } from 'node:crypto';
import { PRODUCT } from '@lanternwise/shared/constants/product';
import type { PublishedBlog } from './published.ts';

export const FEED_PATHS = ['/blogs/feed.xml', '/feed.xml'] as const;
export const FEED_ITEMS = 30;

export interface Feed {
  xml: string;
  /** Changes with the feed's content. */
  etag: string;
}

/** XML 1.0 cannot hold control characters and halves of surrogate pairs, not even escaped. */
const UNSAFE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string =>
  text.replaceAll(UNSAFE, '').replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

function itemOf(blog: PublishedBlog, site: string): string {
  const address = `${site}/blogs/${encodeURIComponent(blog.id)}`;
  return [
    '<item>',
    element('title', blog.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', new Date(blog.createdAt).toUTCString()),
    element('dc:creator', blog.author),
    ...blog.tags.map((tag) => element('category', tag)),
    element('description', blog.seo.description),
    '</item>',
  ].join('\n');
}

/** @param site the site's address without a trailing slash */
export function writeFeed(blogs: readonly PublishedBlog[], site: string): Feed {
  const changedAt = Math.max(0, ...blogs.map(({ updatedAt }) => updatedAt));
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${PRODUCT}: Latest Insights & Articles`),
    element('link', `${site}/blogs`),
    element('description', 'Articles about learning AI and Python, for children, parents and teachers.'),
    `<atom:link href="${escapeXml(site + FEED_PATHS[0])}" rel="self" type="application/rss+xml"/>`,
    ...(blogs.length > 0 ? [element('lastBuildDate', new Date(changedAt).toUTCString())] : []),
    ...blogs.map((blog) => itemOf(blog, site)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
  return { xml, etag: `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"` };
}

/** Whether the reader's copy is current. Its header may list several tags, weak ones too. */
export const isCurrent = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag) ?? false;
