// @vitest-environment jsdom
// Tests that the head of the server stays on its page and leaves with it, and that there is only one title.
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const HEAD = `<title>Plans and prices | Lanternwise</title>
  <meta data-page name="description" content="What it costs" />
  <link data-page rel="canonical" href="https://learn.example/pricing" />
  <script data-page type="application/ld+json">{}</script>
  <meta name="theme-color" content="#000" />`;

async function openPricing(head = HEAD): Promise<(to: string) => Promise<void>> {
  document.head.innerHTML = head;
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/pricing');
  vi.resetModules();
  const { usePage } = await import('./usePage.ts');
  let navigate: NavigateFunction = () => undefined;
  function Page({ title }: { title: string }) {
    navigate = useNavigate();
    usePage(title);
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/pricing']}>
      <Routes>
        <Route path="/pricing" element={<Page key="plans" title="Plans" />} />
        <Route path="/courses" element={<Page key="courses" title="Courses" />} />
      </Routes>
    </MemoryRouter>,
  );
  return (to) => act(async () => navigate(to));
}

it('keeps the title of the server on the page that was asked for', async () => {
  await openPricing();
  expect(document.title).toBe('Plans and prices | Lanternwise');
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.querySelectorAll('[data-page]')).toHaveLength(3);
});

it('leaves nothing of it on the next page, and does not bring it back', async () => {
  const navigateTo = await openPricing();
  await navigateTo('/courses');
  expect(document.title).toBe('Courses | Lanternwise');
  expect(document.querySelectorAll('[data-page]')).toHaveLength(0);
  expect(document.querySelector('[name="theme-color"]')).not.toBeNull();
  await navigateTo('/pricing');
  expect(document.title).toBe('Plans | Lanternwise');
});

it('titles a private page itself', async () => {
  await openPricing('<title>My page | Lanternwise</title><meta data-page name="robots" content="noindex" />');
  expect(document.title).toBe('Plans | Lanternwise');
});

it('lets the buttons of a prerendered page be pressed once its scripts run', async () => {
  document.body.innerHTML = '<div id="root" data-prerendered="en"></div>';
  await openPricing();
  expect(document.getElementById('root')?.hasAttribute('data-prerendered')).toBe(false);
});
