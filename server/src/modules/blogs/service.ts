// Rules of the blogs: lists and searches posts, and lets an Admin with an open publishing gate write them.
import { randomBytes } from 'node:crypto';
import { tidyContent, tidyLine, tidyList } from '@lanternwise/shared/blogs/text';
import type { AuditAction } from '@lanternwise/shared/constants/audit';
import { RELATED_BLOGS } from '@lanternwise/shared/constants/blogs';
import type { Blog, BlogBody, BlogListReply } from '@lanternwise/shared/contracts/blogs';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { HttpError } from '../../http/errors.ts';
import { type EncodedPicture, encodePicture } from '../../pictures/encodePicture.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Session } from '../auth/sessions.ts';
import type { PublishingGate } from './gate.ts';
import { POST_PICTURE, readDataUrl } from './images/postPicture.ts';
import { SmallPictures, type SmallWidth } from './images/SmallPictures.ts';
import { imagePath } from './published.ts';
import {
  type BlogRow,
  blogsByNumber,
  countBlogs,
  findBlog,
  findImage,
  hasImage,
  insertBlog,
  type NewBlog,
  newestBlogs,
  nextBlogNumber,
  relatedBlogs,
  removeBlog,
  replaceImage,
  saveBlog,
} from './repository.ts';
import { indexPost, removeFromIndex, searchPosts } from './search/search.ts';

/** For other modules. */
export { getPublished, listPublished } from './published.ts';

type ListOptions = { page: number; limit: number; search: string };
/** Who writes; null for commands, which need no gate. */
type Writer = Session | null;
/** `kept`: the post's picture stays as it is. */
type NewImage = EncodedPicture | 'kept' | null;

export class BlogsService {
  readonly #smallPictures = new SmallPictures();

  constructor(
    private readonly store: Store,
    private readonly gate: PublishingGate,
  ) {}

  async list({ page, limit, search }: ListOptions): Promise<Omit<BlogListReply, 'success'>> {
    const { db } = this.store;
    const offset = (page - 1) * limit;
    if (search.trim() === '') {
      const rows = await newestBlogs(db, limit, offset);
      return { blogs: rows.map(toBlog), totalPages: Math.ceil((await countBlogs(db)) / limit), isRelaxedSearch: false };
    }
    const { numbers, total, isRelaxed } = await searchPosts(db, search, limit, offset);
    const rows = await blogsByNumber(db, numbers);
    return { blogs: rows.map(toBlog), totalPages: Math.ceil(total / limit), isRelaxedSearch: isRelaxed };
  }

  async detail(id: string): Promise<{ blog: Blog; relatedBlogs: Blog[] }> {
    const { db } = this.store;
    const row = requireBlog(await findBlog(db, id));
    return { blog: toBlog(row), relatedBlogs: (await relatedBlogs(db, row, RELATED_BLOGS)).map(toBlog) };
  }

  /** The whole JPEG, or a WebP of `width`. */
  async image(id: string, width?: SmallWidth): Promise<Buffer> {
    const { db } = this.store;
    if (width === undefined) return readImage(db, id);
    // A small picture may outlive its post in memory.
    if (!(await hasImage(db, id))) throw noPicture();
    return this.#smallPictures.get(id, width, () => readImage(db, id));
  }

  async create(writer: Writer, body: BlogBody, createdAt = Date.now()): Promise<Blog> {
    await this.#assertMayWrite(this.store.db, writer);
    const image = await encodeImage(body.image, null);
    const texts = textsOf(body);
    return this.store.write(async (tx) => {
      await this.#assertMayWrite(tx, writer);
      const number = await nextBlogNumber(tx);
      const id = newBlogId(texts.title);
      const row = await insertBlog(tx, { number, id, ...texts, createdAt, updatedAt: createdAt });
      return this.#finish(tx, writer, row, image, 'blog-created');
    });
  }

  async update(writer: Session, id: string, body: BlogBody): Promise<Blog> {
    const { db } = this.store;
    await this.#assertMayWrite(db, writer);
    const image = await encodeImage(body.image, requireBlog(await findBlog(db, id)));
    return this.store.write(async (tx) => {
      await this.#assertMayWrite(tx, writer);
      const { number } = requireBlog(await findBlog(tx, id));
      const row = await saveBlog(tx, number, { ...textsOf(body), updatedAt: Date.now() });
      return this.#finish(tx, writer, row, image, 'blog-edited');
    });
  }

  async remove(actorId: string, id: string): Promise<void> {
    await this.store.write(async (tx) => {
      const { number, title } = requireBlog(await findBlog(tx, id));
      await removeFromIndex(tx, number);
      await removeBlog(tx, number);
      await recordAudit(tx, actorId, 'blog-deleted', ['blog', id], { title });
    });
  }

  async #assertMayWrite(db: Db, writer: Writer): Promise<void> {
    if (writer !== null) await this.gate.assertOpen(db, writer);
  }

  /** Stores the picture, indexes the texts and records who did it. */
  async #finish(tx: Db, writer: Writer, row: BlogRow, image: NewImage, action: AuditAction): Promise<Blog> {
    const saved = image === 'kept' ? row : await saveBlog(tx, row.number, await storeImage(tx, row.number, image));
    await indexPost(tx, saved.number, saved);
    await recordAudit(tx, writer?.user.id ?? null, action, ['blog', saved.id], { title: saved.title });
    return toBlog(saved);
  }
}

function requireBlog(row: BlogRow | undefined): BlogRow {
  if (!row) throw new HttpError(404, 'blog-not-found', 'Blog not found');
  return row;
}

const textsOf = ({ title, content, auther, tags, seo }: BlogBody) => ({
  title: tidyLine(title),
  content: tidyContent(content),
  author: tidyLine(auther),
  tags: tidyList(tags ?? []),
  seo: { title: tidyLine(seo.title), description: tidyLine(seo.description), keywords: tidyList(seo.keywords) },
});

/** An empty image and null mean none; the post's own address keeps its picture. */
async function encodeImage(image: string | null, before: BlogRow | null): Promise<NewImage> {
  if (image === null || image.trim() === '') return null;
  if (before?.imageId && image === imagePath(before.imageId)) return 'kept';
  return encodePicture(readDataUrl(image), POST_PICTURE);
}

async function storeImage(tx: Db, number: number, image: EncodedPicture | null): Promise<Partial<NewBlog>> {
  if (!image) {
    await replaceImage(tx, number);
    return { imageId: null, imageWidth: null, imageHeight: null };
  }
  const id = randomBytes(16).toString('base64url');
  await replaceImage(tx, number, { id, data: image.bytes.toString('base64') });
  return { imageId: id, imageWidth: image.width, imageHeight: image.height };
}

/** Readable where the title has Latin letters, and never one of the addresses `create` and `edit`. */
function newBlogId(title: string): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slug = words.join('-').slice(0, 60).replace(/-$/, '');
  return `${slug}${slug && '-'}${randomBytes(4).toString('hex')}`;
}

const toBlog = (row: BlogRow): Blog => ({
  id: row.id,
  title: row.title,
  content: row.content,
  auther: row.author,
  tags: row.tags.length > 0 ? row.tags : null,
  image: row.imageId === null ? null : imagePath(row.imageId),
  imageWidth: row.imageWidth,
  imageHeight: row.imageHeight,
  seo: row.seo,
  created_at: new Date(row.createdAt).toISOString(),
  updated_at: new Date(row.updatedAt).toISOString(),
});

const noPicture = () => new HttpError(404, 'no-picture', 'There is no such picture.');

async function readImage(db: Db, id: string): Promise<Buffer> {
  const data = (await findImage(db, id))?.data;
  if (data === undefined) throw noPicture();
  return Buffer.from(data, 'base64');
}
