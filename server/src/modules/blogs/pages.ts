// Tells search engines about each blog post: its head, its structured data, its text without scripts, its place in sitemap.xml.
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { Store } from '../../db/openStore.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { createHead, socialImage } from '../site/createHead.ts';
import type { SitePages } from '../site/sitePages.ts';
import { articleData } from '../site/structuredData.ts';
import { getPublished, listPublished, type PublishedBlog } from './published.ts';

const DEFAULT_IMAGE = socialImage('blogs', 'A giant gramophone on a plaza of Voice Valley Park');
/** A post is written in one language, whichever the site around it speaks. */
const POST_LANGUAGES = LANGUAGES.slice(0, 1);

const blogPath = (id: string): string => `/blogs/${id}`;

export function registerBlogPages(pages: SitePages, store: Store): void {
  pages.register('/blogs/:blogId', async ({ params: { blogId = '' }, language }) => {
    const blog = await getPublished(store.db, blogId);
    if (!blog) return undefined;
    const head = createHead(
      { ...headParts(blog), canonicalPath: blogPath(blog.id), languages: POST_LANGUAGES },
      language,
    );
    return { head, body: articleBody(blog) };
  });
  pages.list(async () =>
    (await listPublished(store.db)).map(({ id, updatedAt }) => ({
      path: blogPath(id),
      languages: POST_LANGUAGES,
      modifiedAt: updatedAt,
    })),
  );
}

function headParts(blog: PublishedBlog) {
  const { seo, author, createdAt, updatedAt, title } = blog;
  const image = imageOf(blog);
  const article = articleData({
    path: blogPath(blog.id),
    headline: title,
    description: seo.description,
    author,
    image: image.path,
    language: 'en',
    publishedAt: createdAt,
    modifiedAt: updatedAt,
    tags: blog.tags,
  });
  return {
    title: seo.title,
    description: seo.description,
    keywords: seo.keywords,
    type: 'article' as const,
    category: 'Blog',
    author,
    publishedAt: createdAt,
    modifiedAt: updatedAt,
    image,
    structuredData: [article],
  };
}

const imageOf = ({ image, imageWidth, imageHeight, title }: PublishedBlog) =>
  image === null
    ? DEFAULT_IMAGE
    : {
        path: image,
        alt: title,
        ...(imageWidth !== null && { width: imageWidth }),
        ...(imageHeight !== null && { height: imageHeight }),
      };

/** Paragraphs as the post's page shows them: a blank line ends one. */
function articleBody({ title, author, content }: PublishedBlog): string {
  const paragraphs = content
    .split(/\n\s*\n/)
    .map((text) => `<p>${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return `<article class="grid gap-4"><h1 class="text-3xl text-game-title">${escapeHtml(title)}</h1><p>${escapeHtml(author)}</p>${paragraphs}</article>`;
}
