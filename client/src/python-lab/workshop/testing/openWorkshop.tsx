// Opens the Workshop in jsdom with a Python that is played by hand; motion is reduced.
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { createStore } from '../../../features/store/store.ts';
import { type FakeProgram, FakePython } from '../../lab/testing/FakePython.ts';
import type { ClassPrograms } from '../classPrograms.ts';
import { SavedProgramRepository } from '../SavedProgramRepository.ts';
import { Workshop } from '../Workshop.tsx';

export const wait = (ms = 1000) => act(() => vi.advanceTimersByTimeAsync(ms));

export async function openWorkshop(
  programs: Record<string, FakeProgram> = {},
  draft?: string,
  classPrograms?: ClassPrograms,
) {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const shelf = new SavedProgramRepository('ada');
  if (draft !== undefined) shelf.saveDraft({ code: draft, base: '' });
  const python = new FakePython(programs);
  python.load();
  const onClose = vi.fn();
  render(
    <Provider store={createStore()}>
      <Workshop runtime={python} repository={shelf} classPrograms={classPrograms} onClose={onClose} />
    </Provider>,
  );
  await wait();
  return { python, shelf, onClose };
}

export const press = async (name: string | RegExp, within_?: HTMLElement) => {
  fireEvent.click((within_ ? within(within_) : screen).getByRole('button', { name, hidden: true }));
  await wait(50);
};
export const dialog = (name: string) => screen.getByRole('dialog', { name });
export const editorText = () => document.querySelector('.cm-content')?.textContent ?? '';
export const board = () => screen.getByRole('img', { name: /picture|board/, hidden: true });

export async function saveAs(name: string) {
  await press('Save');
  fireEvent.change(screen.getByLabelText('Name of the program'), { target: { value: name } });
  await press('Save', dialog('Save your program'));
}
