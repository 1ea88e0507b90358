// @vitest-environment jsdom
// Tests that a new page moves the focus to its heading, and a change of the query string does not.
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, Route, Routes, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { usePage } from './usePage.ts';

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

it('keeps the focus in a field that updates the query string', async () => {
  renderPages();
  await navigateTo('/groups');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Groups' }));
  screen.getByLabelText('Search').focus();
  await navigateTo('/groups?search=Ash');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  await navigateTo('/students');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Students' }));
});

it('does not move the focus on the first page of a visit', () => {
  renderPages();
  expect(document.activeElement).toBe(document.body);
  expect(document.title).toContain('Students | ');
});
