// The blog's pages as the server writes them: the head and the data of the list and of each post, and their places in sitemap.xml.
import { BLOG_PAGE_SIZE } from '@lanternwise/shared/constants/blogs';
import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import type { Store } from '../../db/openStore.ts';
import { createHead, socialImage } from '../site/createHead.ts';
import type { ServedReply, SitePages } from '../site/sitePages.ts';
import { articleData } from '../site/structuredData.ts';
import { getPublished, listPublished, type PublishedBlog } from './published.ts';
import type { BlogsService } from './service.ts';

const DEFAULT_IMAGE = socialImage('blogs', 'A giant gramophone on a plaza of Voice Valley Park');
/** A post is written in one language, whichever the site around it speaks. */
const POST_LANGUAGES = LANGUAGES.slice(0, 1);

const blogPath = (id: string): string => `/blogs/${id}`;

export function registerBlogPages(pages: SitePages, store: Store, blogs: BlogsService): void {
  // Searches and pages that do not exist are left to the browser: whatever a stranger asks for, there are few pages to render.
  pages.addReplies('/blogs', async ({ query }) => {
    const page = query.search ? undefined : pageNumber(query.page);
    return page === undefined ? undefined : listReplies(blogs, page);
  });
  pages.register('/blogs/:blogId', async ({ params: { blogId = '' }, language }) => {
    const blog = await getPublished(store.db, blogId);
    if (!blog) return undefined;
    const head = createHead(
      { ...headParts(blog), canonicalPath: blogPath(blog.id), languages: POST_LANGUAGES },
      language,
    );
    const reply = { success: true, ...(await blogs.detail(blog.id)) };
    return { head, replies: [{ endpoint: 'blog', args: { id: blog.id }, reply }] };
  });
  pages.list(async () =>
    (await listPublished(store.db)).map(({ id, updatedAt }) => ({
      path: blogPath(id),
      languages: POST_LANGUAGES,
      modifiedAt: updatedAt,
    })),
  );
}

const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

const pageNumber = (text = '1'): number | undefined => (PAGE_NUMBER.test(text) ? Number(text) : undefined);

/** Characters of a text that a card of the list can show, and some more. */
const CARD_TEXT = 600;

/** With the arguments that the list itself asks with; of the texts only what its cards show, since they stand in the page twice. */
async function listReplies(blogs: BlogsService, page: number): Promise<readonly ServedReply[] | undefined> {
  const args = { page, limit: BLOG_PAGE_SIZE };
  const { blogs: posts, ...rest } = await blogs.list({ ...args, search: '' });
  if (page > Math.max(1, rest.totalPages)) return undefined;
  const cards = posts.map((post) => ({ ...post, content: post.content.slice(0, CARD_TEXT) }));
  return [{ endpoint: 'blogs', args, reply: { success: true, ...rest, blogs: cards } }];
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
