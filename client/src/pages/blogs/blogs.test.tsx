// @vitest-environment jsdom
// Tests the texts and states of the blog pages, with a server of canned replies.
import type { Blog } from '@lanternwise/shared/contracts/blogs';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionEnded, userVerified } from '../../features/session/sessionSlice.ts';
import { DEFAULT_SETTINGS } from '../../features/settings/settings.ts';
import { createStore } from '../../features/store/store.ts';
import { BlogPage } from './BlogPage.tsx';
import { BlogsPage } from './BlogsPage.tsx';
import { CreateBlogPage } from './editor/CreateBlogPage.tsx';

type Verified = Parameters<typeof userVerified>[0];
type Reply = { status?: number; body: unknown };

const blog = (change: Partial<Blog> = {}): Blog => ({
  id: 'one',
  title: 'How a robot learns',
  content: '<b>First</b> line\n\nSecond line',
  auther: 'nova',
  tags: ['A', 'B', 'C', 'D'],
  image: null,
  imageWidth: null,
  imageHeight: null,
  seo: { title: '', description: '', keywords: [] },
  created_at: '2026-11-05T10:00:00.000Z',
  updated_at: '2026-11-05T10:00:00.000Z',
  ...change,
});
const list = (blogs: Blog[], more: object = {}) => ({
  body: { success: true, blogs, totalPages: 1, isRelaxedSearch: false, ...more },
});

let replies: Record<string, Reply | (() => Reply)>;
let requests: string[];
let place = '';
beforeEach(() => {
  replies = {};
  requests = [];
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    requests.push(`${method} ${pathname}${search}`);
    const found = replies[`${method} ${pathname}`] ?? { status: 500, body: {} };
    const { status = 200, body } = typeof found === 'function' ? found() : found;
    return Response.json(body, { status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function LocationProbe() {
  const { pathname, search } = useLocation();
  place = pathname + search;
  return null;
}

function open(path: string, role?: 'Admin' | 'User') {
  const store = createStore({ settings: DEFAULT_SETTINGS });
  const user = { id: 'u1', username: 'meera', role, settings: {}, ageBand: '18+' };
  store.dispatch(role ? userVerified(user as unknown as Verified) : sessionEnded());
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/blogs" element={<BlogsPage />} />
          <Route path="/blogs/create" element={<CreateBlogPage />} />
          <Route path="/blogs/:blogId" element={<BlogPage />} />
        </Routes>
        <LocationProbe />
      </MemoryRouter>
    </Provider>,
  );
}
const LIST = 'GET /api/v1/blogs';

describe('the list', () => {
  it('shows cards with three tags, and the text without markup', async () => {
    replies[LIST] = list([blog()]);
    open('/blogs');
    expect(await screen.findByText('First line Second line')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Latest Insights & Articles');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['A', 'B', 'C']),
    );
    expect(screen.queryByText('D')).toBeNull();
    expect(screen.queryByText('Create New Blog')).toBeNull();
    expect(screen.queryByText('Delete')).toBeNull();
  });

  it.each([
    ['/blogs', 'There are no blogs published yet. Check back later.', false],
    ['/blogs?search=xyz', 'No blogs match your search criteria. Try using different keywords.', true],
  ])('%s says why it is empty', async (path, text, canClear) => {
    replies[LIST] = list([], { totalPages: 0 });
    open(path);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('No blogs found')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear Search' }) !== null).toBe(canClear);
  });

  it('offers to try again after an error', async () => {
    open('/blogs');
    expect(await screen.findByText('Failed to fetch blogs')).toBeTruthy();
    replies[LIST] = list([blog()]);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('How a robot learns')).toBeTruthy();
  });

  it('a new search starts on the first page, stands in the URL, and says what it shows', async () => {
    replies[LIST] = list([blog()], { totalPages: 3 });
    open('/blogs?page=2');
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search by Topics, Content' });
    fireEvent.change(box, { target: { value: ' R&D ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Searching...')).toBeTruthy();
    expect(await screen.findByText('Showing results for "R&D"')).toBeTruthy();
    expect(place).toBe('/blogs?search=R%26D');
    expect(requests.at(-1)).toBe('GET /api/v1/blogs?page=1&limit=8&search=R%26D');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(place).toBe('/blogs'));
  });

  it('marks related results', async () => {
    replies[LIST] = list([blog()], { isRelaxedSearch: true });
    open('/blogs?search=robto');
    expect(await screen.findByText('Showing related results for "robto"')).toBeTruthy();
    expect(screen.getByText('Smart Match')).toBeTruthy();
  });

  it('asks an Admin with the exact words before it deletes', async () => {
    replies[LIST] = list([blog()]);
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    open('/blogs', 'Admin');
    const button = await screen.findByRole('button', { name: 'Delete How a robot learns' });
    fireEvent.click(button);
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this blog?');
    expect(requests.some((request) => request.startsWith('DELETE'))).toBe(false);
    confirm.mockReturnValue(true);
    fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to delete blog');
    expect(requests).toContain('DELETE /api/v1/blogs/one');
  });
});

describe('a post', () => {
  it('is shown line by line, with its author, date, tags and related posts', async () => {
    const relatedBlogs = [blog({ id: 'two', title: 'Another', auther: '' })];
    replies['GET /api/v1/blogs/one'] = { body: { success: true, blog: blog(), relatedBlogs } };
    open('/blogs/one');
    expect(await screen.findByText('<b>First</b> line')).toBeTruthy();
    expect(screen.getByText('Second line').tagName).toBe('P');
    expect(screen.getByText('N')).toBeTruthy();
    expect(screen.getByText('5 November 2026')).toBeTruthy();
    expect(screen.getByText('D')).toBeTruthy();
    expect(screen.getByText('More Articles')).toBeTruthy();
    expect(screen.getByText('Anonymous')).toBeTruthy();
  });

  it.each([
    [1919, 1600, '80vh'],
    [1920, 1600, '60vh'],
    [600, 900, '80vh'],
  ])('with a picture of %i × %i has a hero of %s…', async (imageWidth, imageHeight, height) => {
    const shown = blog({ image: '/api/v1/blog-images/x', imageWidth, imageHeight });
    replies['GET /api/v1/blogs/one'] = { body: { success: true, blog: shown, relatedBlogs: [] } };
    open('/blogs/one');
    const hero = (await screen.findByRole('heading', { level: 1 })).closest('header');
    expect(hero?.className).toContain(`min-h-[${height}]`);
    expect(screen.getByText('No related articles found')).toBeTruthy();
  });

  it.each([
    [404, 'Blog not found'],
    [500, 'Failed to fetch blog'],
  ])('that answers %i says so and leads back', async (status, text) => {
    replies['GET /api/v1/blogs/one'] = { status, body: { success: false, message: 'x', code: 'x' } };
    open('/blogs/one');
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Blogs' }).getAttribute('href')).toBe('/blogs');
  });

  it('is deleted only after the dialog, which shows what went wrong', async () => {
    replies['GET /api/v1/blogs/one'] = { body: { success: true, blog: blog(), relatedBlogs: [] } };
    replies['DELETE /api/v1/blogs/one'] = { status: 503, body: { success: false, message: 'Busy now.', code: 'x' } };
    open('/blogs/one', 'Admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Are you sure you want to delete this blog? This action cannot be undone.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Error deleting blog. Busy now.');
  });
});

describe('creating', () => {
  const gate = (openUntil: string | null, blockedUntil: string | null = null) => ({
    body: { success: true, configured: true, openUntil, blockedUntil },
  });
  const soon = () => new Date(Date.now() + 60_000).toISOString();
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it.each([undefined, 'User'] as const)('as %s is denied', async (role) => {
    replies[LIST] = list([]);
    open('/blogs/create', role);
    expect(await screen.findByText("You don't have permission to access this page.")).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(place).toBe('/blogs');
    fireEvent.click(screen.getByRole('button', { name: 'Back to Blogs' }));
    expect(await screen.findByText('There are no blogs published yet. Check back later.')).toBeTruthy();
  });

  it('asks for the password first, and says on return how long the gate is blocked', async () => {
    replies['GET /api/v1/publishing-gate'] = gate(null, new Date(Date.now() + 2.5 * 3_600_000).toISOString());
    open('/blogs/create', 'Admin');
    expect(await screen.findByRole('heading', { name: 'Authentication Required' })).toBeTruthy();
    expect(screen.getByText('Too many failed attempts. Please try again in 3 hours.')).toBeTruthy();
    expect(screen.queryByLabelText('Title*')).toBeNull();
  });

  it('sends what was written, and keeps it while the server refuses', async () => {
    replies['GET /api/v1/publishing-gate'] = gate(soon());
    replies['POST /api/v1/blogs'] = { status: 400, body: { success: false, message: 'Too long.', code: 'x' } };
    open('/blogs/create', 'Admin');
    await screen.findByLabelText('Title*');
    expect(
      screen.getByText('Press Enter twice for paragraph breaks. Single line breaks will be preserved.'),
    ).toBeTruthy();
    fill('Title*', 'Rain');
    fill('Author*', 'Nova');
    fill('Content*', ' It rains. ');
    fireEvent.keyDown(screen.getByLabelText('Tags'), { key: 'Enter' });
    fireEvent.click(screen.getByRole('button', { name: 'AI' }));
    fireEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to create blogToo long.');
    expect(screen.getByLabelText<HTMLInputElement>('Title*').value).toBe('Rain');
    replies['POST /api/v1/blogs'] = { body: { success: true, blog: blog() } };
    replies[LIST] = list([blog()]);
    fireEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Blog created successfully!');
    expect(place).toBe('/blogs');
    expect(Object.keys(localStorage).filter((key) => key.includes('blog-draft'))).toEqual([]);
  });

  it('asks for the password again when the hour is over, without losing the text, and then publishes', async () => {
    replies['GET /api/v1/publishing-gate'] = gate(soon());
    replies['POST /api/v1/blogs'] = { status: 403, body: { success: false, message: 'Again.', code: 'gate-closed' } };
    open('/blogs/create', 'Admin');
    await screen.findByLabelText('Title*');
    fill('Title*', 'Rain');
    fill('Author*', 'Nova');
    fill('Content*', 'It rains.');
    replies['GET /api/v1/publishing-gate'] = gate(null);
    fireEvent.click(screen.getByRole('button', { name: 'Create Blog' }));
    fireEvent.change(await screen.findByLabelText('Publishing password'), { target: { value: 'ink' } });
    expect(screen.getByDisplayValue('Rain')).toBeTruthy();
    replies['POST /api/v1/publishing-gate'] = gate(soon());
    replies['POST /api/v1/blogs'] = { body: { success: true, blog: blog() } };
    replies[LIST] = list([blog()]);
    fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('Blog created successfully!')).toBeTruthy();
  });

  it('offers a draft of an earlier visit', async () => {
    replies['GET /api/v1/publishing-gate'] = gate(soon());
    open('/blogs/create', 'Admin');
    await screen.findByLabelText('Title*');
    fill('Title*', 'Half a thought');
    cleanup();
    open('/blogs/create', 'Admin');
    expect(await screen.findByText(/“Half a thought”/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Restore draft' }));
    expect(screen.getByLabelText<HTMLInputElement>('Title*').value).toBe('Half a thought');
  });
});
