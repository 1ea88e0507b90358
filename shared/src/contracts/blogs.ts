// Contracts of the blogs and of the publishing gate; the author is called `auther` on the wire, as the requirements spell it.
import { z } from 'zod';
import {
  BLOG_AUTHOR_MAX,
  BLOG_CONTENT_MAX,
  BLOG_IMAGE_WIDTHS,
  BLOG_PAGE_SIZE,
  BLOG_PAGE_SIZE_MAX,
  BLOG_SEARCH_MAX,
  BLOG_TAG_MAX,
  BLOG_TAGS_MAX,
  BLOG_TITLE_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORD_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
} from '../constants/blogs.ts';
import { PASSWORD_MAX } from '../constants/users.ts';
import { ADMIN, defineContract, okReply, plainText } from './contract.ts';
import { searchTextOf } from './paging.ts';
import { isStorableText } from './storable.ts';

/** A picture of 0.8 MB as a data URL, and a long text in any script. */
const BODY_LIMIT = 2 * 1024 * 1024;
const IMAGE_TEXT_MAX = 1_900_000;

const seoSchema = z.object({ title: z.string(), description: z.string(), keywords: z.array(z.string()) });
const blogSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  auther: z.string(),
  tags: z.array(z.string()).nullable(),
  /** An address on this site. */
  image: z.string().nullable(),
  imageWidth: z.number().nullable(),
  imageHeight: z.number().nullable(),
  seo: seoSchema,
  /** ISO time. */
  created_at: z.string(),
  updated_at: z.string(),
});
export type Blog = z.infer<typeof blogSchema>;

export const listBlogs = defineContract('blogs.listBlogs', 'GET /blogs', {
  access: 'public',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
    limit: z.coerce.number().int().min(1).max(BLOG_PAGE_SIZE_MAX).catch(BLOG_PAGE_SIZE),
    search: searchTextOf(BLOG_SEARCH_MAX),
  }),
  reply: okReply({
    blogs: z.array(blogSchema),
    totalPages: z.number(),
    /** The exact search found nothing, and these are related posts. */
    isRelaxedSearch: z.boolean(),
  }),
});
export type BlogListReply = z.infer<typeof listBlogs.reply>;

export const blogDetail = defineContract('blogs.blogDetail', 'GET /blogs/:id', {
  access: 'public',
  reply: okReply({ blog: blogSchema, relatedBlogs: z.array(blogSchema) }),
});
export type BlogDetailReply = z.infer<typeof blogDetail.reply>;

const required = (max: number, message: string) =>
  plainText(max, message).refine((text) => text.trim() !== '', message);
const TAG_MESSAGE = `A post has at most ${BLOG_TAGS_MAX} tags of at most ${BLOG_TAG_MAX} characters.`;
const KEYWORD_MESSAGE = `There are at most ${SEO_KEYWORDS_MAX} keywords of at most ${SEO_KEYWORD_MAX} characters.`;
const SEO_MESSAGE = 'The SEO settings are not complete.';

export const blogBodySchema = z.strictObject({
  title: required(BLOG_TITLE_MAX, `A post needs a title of at most ${BLOG_TITLE_MAX} characters.`),
  content: required(BLOG_CONTENT_MAX, 'A post needs a text of at most 50,000 characters.'),
  auther: required(BLOG_AUTHOR_MAX, `A post needs an author of at most ${BLOG_AUTHOR_MAX} characters.`),
  tags: z.array(plainText(BLOG_TAG_MAX, TAG_MESSAGE), TAG_MESSAGE).max(BLOG_TAGS_MAX, TAG_MESSAGE).nullable(),
  /** A data URL, the address that the post's picture already has, or null for none. */
  image: z
    .string('A picture is a file from your device.')
    .max(IMAGE_TEXT_MAX, 'That picture is too large. Please choose one of at most 0.8 MB.')
    .refine(isStorableText, 'A picture is a file from your device.')
    .nullable(),
  seo: z.strictObject(
    {
      title: plainText(SEO_TITLE_MAX, `An SEO title has at most ${SEO_TITLE_MAX} characters.`),
      description: plainText(SEO_DESCRIPTION_MAX, `An SEO description has at most ${SEO_DESCRIPTION_MAX} characters.`),
      keywords: z
        .array(plainText(SEO_KEYWORD_MAX, KEYWORD_MESSAGE), KEYWORD_MESSAGE)
        .max(SEO_KEYWORDS_MAX, KEYWORD_MESSAGE),
    },
    SEO_MESSAGE,
  ),
});
export type BlogBody = z.infer<typeof blogBodySchema>;

const blogReply = okReply({ blog: blogSchema });

/** Creating and editing also need an open publishing gate. */
export const createBlog = defineContract('blogs.createBlog', 'POST /blogs', {
  access: ADMIN,
  body: blogBodySchema,
  bodyLimit: BODY_LIMIT,
  reply: blogReply,
});

export const updateBlog = defineContract('blogs.updateBlog', 'PUT /blogs/:id', {
  access: ADMIN,
  body: blogBodySchema,
  bodyLimit: BODY_LIMIT,
  reply: blogReply,
});

export const deleteBlog = defineContract('blogs.deleteBlog', 'DELETE /blogs/:id', {
  access: ADMIN,
});

/** The bytes of a post's picture: a JPEG, or a WebP of one of the smaller widths. */
export const blogImage = defineContract('blogs.blogImage', 'GET /blog-images/:id', {
  access: 'public',
  query: z.object({ width: z.coerce.number().pipe(z.literal(BLOG_IMAGE_WIDTHS)).optional() }),
  reply: z.unknown(),
});

const gateSchema = okReply({
  /** Whether an Admin has set a publishing password. */
  configured: z.boolean(),
  /** ISO time until which this session may publish; null while the gate is locked. */
  openUntil: z.string().nullable(),
  /** ISO time; null if attempts are allowed. */
  blockedUntil: z.string().nullable(),
});

export const gateStatus = defineContract('blogs.gateStatus', 'GET /publishing-gate', {
  access: ADMIN,
  reply: gateSchema,
});

export const openGate = defineContract('blogs.openGate', 'POST /publishing-gate', {
  access: ADMIN,
  body: z.strictObject({
    password: z
      .string('Please enter the publishing password.')
      .min(1, 'Please enter the publishing password.')
      .max(PASSWORD_MAX, 'That is longer than any publishing password.')
      .refine(isStorableText, 'Please enter the publishing password.'),
  }),
  bodyLimit: 4 * 1024,
  reply: gateSchema,
});
