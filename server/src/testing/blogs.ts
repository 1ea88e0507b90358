// Sets blogs up for tests: an Admin behind the open gate, a post, and pictures, good and hostile.
import type { Blog, BlogBody } from '@lanternwise/shared/contracts/blogs';
import sharp, { type Sharp } from 'sharp';
import { setPublishingPassword } from '../modules/settings/publishingPassword.ts';
import type { TestClient, TestServer } from './testServer.ts';

export const PUBLISHING_PASSWORD = 'ink before sunrise';
export const GATE = '/api/v1/publishing-gate';
export const BLOGS = '/api/v1/blogs';

export const post = (change: Partial<BlogBody> = {}): BlogBody => ({
  title: 'How a robot learns to sort fruit',
  content: 'A robot sees a mango.\n\nIt guesses.',
  auther: 'Jax',
  tags: ['AI', 'Science'],
  image: null,
  seo: { title: '', description: '', keywords: [] },
  ...change,
});

export async function registerAdmin(server: TestServer, name: string): Promise<TestClient> {
  await server.register(name, { email: `${name}@example.org` });
  await server.grant(name, 'Admin');
  return server.signIn(name);
}

/** An Admin whose session may publish. */
export async function registerEditor(server: TestServer, name = 'Editor'): Promise<TestClient> {
  await setPublishingPassword(server.store, null, PUBLISHING_PASSWORD);
  const editor = await registerAdmin(server, name);
  const reply = await editor.call('POST', GATE, { password: PUBLISHING_PASSWORD });
  if (reply.statusCode !== 200) throw new Error(`the gate stayed closed: ${reply.body}`);
  return editor;
}

export async function publish(editor: TestClient, change: Partial<BlogBody> = {}): Promise<Blog> {
  const reply = await editor.call('POST', BLOGS, post(change));
  if (reply.statusCode !== 200) throw new Error(`not published: ${reply.body}`);
  return reply.json<{ blog: Blog }>().blog;
}

export const dataUrl = (bytes: Buffer, type = 'image/jpeg'): string =>
  `data:${type};base64,${bytes.toString('base64')}`;

export const picture = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c05020' } });
