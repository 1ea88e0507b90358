// What somebody writes, kept in this browser until it is published.
import type { Blog, BlogBody } from '@lanternwise/shared/contracts/blogs';
import { useState } from 'react';
import { readLastPerson } from '../../../features/progress/lastPerson.ts';
import { STORAGE_KEYS } from '../../../lib/storage/keys.ts';
import { isRecord, type Schema, stringListSchema } from '../../../lib/storage/schemas.ts';
import { storedValue } from '../../../lib/storage/storedValue.ts';
import { useAutosave } from '../../../lib/useAutosave.ts';

export interface BlogDraft {
  title: string;
  author: string;
  content: string;
  tags: readonly string[];
  /** A data URL, or the address of the picture that the post already has. */
  image: string | null;
  seo: { title: string; description: string; keywords: readonly string[] };
}

export const EMPTY_DRAFT: BlogDraft = {
  title: '',
  author: '',
  content: '',
  tags: [],
  image: null,
  seo: { title: '', description: '', keywords: [] },
};

export const draftOf = ({ title, auther, content, tags, image, seo }: Blog): BlogDraft => ({
  title,
  author: auther,
  content,
  tags: tags ?? [],
  image,
  seo,
});

/** As the server takes it: lines trimmed, no tags and no picture as null. */
export const bodyOf = ({ title, author, content, tags, image, seo }: BlogDraft): BlogBody => ({
  title: title.trim(),
  auther: author.trim(),
  content: content
    .split('\n')
    .map((line) => line.trim())
    .join('\n'),
  tags: tags.length > 0 ? [...tags] : null,
  image: image === '' ? null : image,
  seo: { ...seo, keywords: [...seo.keywords] },
});

const draftSchema: Schema<BlogDraft | null> = (value) => {
  if (!isRecord(value) || !isRecord(value.seo)) return undefined;
  const { title, author, content, image } = value;
  const [tags, keywords] = [stringListSchema(value.tags), stringListSchema(value.seo.keywords)];
  const texts = [title, author, content, value.seo.title, value.seo.description];
  if (!texts.every((text) => typeof text === 'string') || !tags || !keywords) return undefined;
  if (image !== null && typeof image !== 'string') return undefined;
  const seo = { title: String(value.seo.title), description: String(value.seo.description), keywords };
  return { title: String(title), author: String(author), content: String(content), tags, image, seo };
};

const isEqual = (one: BlogDraft, other: BlogDraft) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The draft of one post in this browser. `found` is an unpublished one from an earlier visit, until it is restored or discarded;
 * what is typed is not stored before that, so that it does not overwrite the one found.
 */
export function useStoredDraft(postId: string | null, published: BlogDraft) {
  const id = `${readLastPerson()}:${postId ?? 'new'}`;
  const storage = storedValue<BlogDraft | null>(STORAGE_KEYS.blogDraft, draftSchema, { id, fallback: null });
  const [found, setFound] = useState(() => {
    const stored = storage.read();
    return stored && !isEqual(stored, published) ? stored : null;
  });
  const keep = useAutosave<BlogDraft>(storage.write);
  return {
    found,
    keep,
    /** Once it is restored. */
    forget: () => setFound(null),
    /** After publishing, or where the one found is not wanted. */
    clear() {
      keep(undefined);
      storage.remove();
      setFound(null);
    },
  };
}
