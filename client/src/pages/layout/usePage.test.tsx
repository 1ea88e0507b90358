// @vitest-environment jsdom
// Another page takes the focus to its heading; another search, tab or page number of the same page does not.
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { usePage } from './usePage.ts';

afterEach(cleanup);

let navigate: NavigateFunction;
function ListPage({ title }: { title: string }) {
  const heading = usePage(title);
  navigate = useNavigate();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <input aria-label="Search" />
    </>
  );
}

const renderPages = () =>
  render(
    <MemoryRouter initialEntries={['/students']}>
      <Routes>
        <Route path="/students" element={<ListPage key="students" title="Students" />} />
        <Route path="/groups" element={<ListPage key="groups" title="Groups" />} />
      </Routes>
    </MemoryRouter>,
  );
const navigateTo = (to: string) => act(async () => navigate(to));

it('leaves the focus in a field whose text goes into the address', async () => {
  renderPages();
  await navigateTo('/groups');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Groups' }));
  screen.getByLabelText('Search').focus();
  await navigateTo('/groups?search=Ash');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  await navigateTo('/students');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Students' }));
});

it('leaves the focus where the browser puts it on the first page of a visit', () => {
  renderPages();
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toContain('Students | ');
});
