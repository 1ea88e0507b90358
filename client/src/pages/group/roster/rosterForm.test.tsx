// @vitest-environment jsdom
// Tests the box of names: what is asked about pasted lines, what the buttons do, and lists that were pasted with columns.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../features/settings/settings.ts';
import { createStore } from '../../../features/store/store.ts';
import { stubApi } from '../../../testing/stubApi.ts';
import { RosterForm } from './RosterForm.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function paste(text: string): HTMLTextAreaElement {
  stubApi({});
  render(
    <Provider store={createStore({ settings: DEFAULT_SETTINGS })}>
      <MemoryRouter>
        <RosterForm groupId="g1" />
      </MemoryRouter>
    </Provider>,
  );
  const box = screen.getByLabelText<HTMLTextAreaElement>('Names of the students');
  fireEvent.change(box, { target: { value: text } });
  return box;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getAllByRole('status')[0]?.textContent;

it('asks about doubtful lines, and makes names of none before it is told', () => {
  const box = paste('1. Asha Rao\nName\nFarid, Khan\nRavi Nair 7B\nAsha "Ashu" Roy');
  expect(status()).toBe('1 name is ready. 4 lines need attention:');
  press('Leave it out: line 2');
  expect(box.value).toBe('1. Asha Rao\nFarid, Khan\nRavi Nair 7B\nAsha "Ashu" Roy');
  press('Keep “Asha "Ashu" Roy”');
  press('Take “Khan Farid”');
  expect(status()).toBe('3 names are ready. 1 line needs attention:');
  press('Take “Ravi Nair”');
  expect(status()).toBe('4 names are ready.');
  expect(box.value).toBe('1. Asha Rao\nKhan Farid\nRavi Nair\nAsha "Ashu" Roy');
});

it('takes all suggestions at once, also several names from one line', () => {
  const box = paste('Asha, Ravi, Zoya\nKabir Das 7B\nOm');
  press('Take all 2 suggestions');
  expect(box.value).toBe('Asha\nRavi\nZoya\nKabir Das\nOm');
  expect(status()).toBe('5 names are ready.');
});

it('offers the columns of a list whose headings are pasted too', () => {
  paste('Last Name\tFirst Name\nRao\tAsha\nNair\tRavi');
  expect(screen.getByRole('button', { name: 'Choose the columns of this list' })).toBeTruthy();
});

it('opens a list that was pasted with its columns as a table', async () => {
  const box = paste('Roll\tName\tClass\n1\tAsha Rao\t7B\n2\tRavi Nair\t7B');
  press('Choose the columns of this list');
  await screen.findByText('2 names found');
  press('Add 2 names to the list');
  expect(box.value).toBe('Asha Rao\nRavi Nair');
  expect(status()).toBe('2 names are ready.');
});
