// @vitest-environment jsdom
// Tests how a teacher answers questions about a class list, changes its columns and letters, and takes the names over.
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RosterPreview } from './RosterPreview.tsx';
import { RosterUpload } from './RosterUpload.tsx';
import { readPasted } from './readFile.ts';

afterEach(cleanup);

function show(text: string) {
  const source = readPasted(text);
  if (typeof source === 'string') throw new Error(source);
  const onDone = vi.fn();
  render(<RosterPreview name="7b.csv" source={source} onDone={onDone} />);
  return onDone;
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sums = () => screen.getByRole('status').textContent;

const LIST = 'Name,Class\nAsha Rao 7B,7B\n"Ravi ""R"" Nair",7B\nTotal,3\n,\nZoya Khan,7B\n';

it('says what became of every row, and takes no name before its question is answered', () => {
  const onDone = show(LIST);
  expect(sums()).toBe('Rows in the file: 6. Headings: 1, names: 1, questions: 2, left out: 2.');
  press('Add 1 name to the list');
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('2 names have a question');

  fireEvent.change(screen.getByLabelText('Name in line 2'), { target: { value: 'Asha Rao B' } });
  press('Take it: line 2');
  press('Leave it out: line 3');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sums()).toBe('Rows in the file: 6. Headings: 1, names: 2, questions: 0, left out: 3.');
  const leftOut = within(screen.getByRole('list', { name: 'Lines that are left out' }));
  expect(leftOut.getByText(/You left it out/)).toBeTruthy();

  press('Take it in: line 3');
  press('Take it: line 3');
  press('Add 3 names to the list');
  expect(onDone).toHaveBeenCalledWith(['Asha Rao B', 'Ravi Nair', 'Zoya Khan']);
});

it('takes all suggestions at once', () => {
  show(LIST);
  press('Take all 2 suggestions');
  expect(sums()).toContain('names: 3, questions: 0');
});

it('reads the first row as a student where the teacher says so, and turns names round or not', () => {
  show('Name\n"Rao, Asha"\n"Nair, Ravi"');
  expect(screen.getByRole('cell', { name: 'Asha Rao' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /surname comes first/ }));
  expect(sums()).toContain('names: 0, questions: 2');
  fireEvent.click(screen.getByRole('checkbox', { name: /Line 1 holds headings/ }));
  expect(sums()).toContain('Headings: 0');
});

it('reads a grid as a list where the teacher says that every cell is a student', () => {
  show('Asha Rao,Meera Rao\nRavi Nair,Uma Nair');
  expect(sums()).toBe('Rows in the file: 2. Headings: 0, names: 2, questions: 0, left out: 0.');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Every cell is a student' }));
  expect(sums()).toBe('Rows in the file: 4. Headings: 0, names: 4, questions: 0, left out: 0.');
});

it('shows the letters of a file in other encodings', async () => {
  render(<RosterUpload onNames={vi.fn()} />);
  const bytes = Uint8Array.from('Nachname;Vorname\nM\xfcller;J\xf6rg\nGro\xdf;K\xe4the\n', (sign) =>
    sign.charCodeAt(0),
  );
  const file = Object.assign(new File([bytes], '7b.csv'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(screen.getByLabelText('Or take the names from a file'), { target: { files: [file] } });
  const select = await screen.findByLabelText('How these names are spelt');
  expect(select).toHaveProperty('value', 'windows-1252');
  expect(screen.getByRole('cell', { name: 'Jörg Müller' })).toBeTruthy();
  fireEvent.change(select, { target: { value: 'windows-1251' } });
  expect(screen.getByRole('cell', { name: 'Jцrg Mьller' })).toBeTruthy();
});

it('says in words what a file is that is no table', async () => {
  render(<RosterUpload onNames={vi.fn()} />);
  const bytes = Uint8Array.from('%PDF-1.7', (sign) => sign.charCodeAt(0));
  const file = Object.assign(new File([bytes], 'list.pdf'), { arrayBuffer: async () => bytes.buffer });
  fireEvent.change(screen.getByLabelText('Or take the names from a file'), { target: { files: [file] } });
  expect(await screen.findByText(/This is a PDF, not a table/)).toBeTruthy();
});
