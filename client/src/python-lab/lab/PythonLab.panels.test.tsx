// @vitest-environment jsdom
// The Lab's panels beside the program: a drawing where the program draws, .py files in and out, the output's height and its left-out lines.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { freezeTime } from '../testing/freezeTime.ts';
import { open, press, wait } from './testing/renderLab.tsx';

const downloads = vi.hoisted(() => vi.fn());
vi.mock('../../lib/csv/csv.ts', async (original) => ({ ...(await original<object>()), downloadFile: downloads }));

freezeTime();
beforeEach(() => {
  downloads.mockClear();
});

const LINE = ['l', 0, 0, 0, 100, 0, '#e6262c', 3];
const editorText = () => document.querySelector('.cm-content')?.textContent ?? '';

it('has a board only for a program that draws, and says what is on it', async () => {
  await open({ starter: 'draw', programs: { draw: { draws: [LINE] } } });
  expect(screen.queryByRole('region', { name: 'Cake Board' })).toBeNull();
  await press('Run Code');
  await wait(5000);
  expect(screen.getByRole('img', { name: /The picture has .*red line/ })).toBeTruthy();
});

const chooseFile = async (file: File) => {
  const field = document.querySelector<HTMLInputElement>('[data-program-file]');
  if (!field) throw new Error('no field');
  await act(async () => {
    fireEvent.change(field, { target: { files: [file] } });
    await vi.advanceTimersByTimeAsync(50);
  });
};

it('gives the program out as main.py, and takes one in after a question', async () => {
  await open({ starter: 'mine = 1' });
  await press('Download as a .py file');
  expect(downloads).toHaveBeenCalledWith('main.py', 'mine = 1', 'text/x-python;charset=utf-8');
  await chooseFile(new File(['theirs = 2'], 'theirs.py'));
  expect(editorText()).toBe('mine = 1');
  await press('Open the file');
  expect(editorText()).toBe('theirs = 2');
});

it('says why it does not take a file', async () => {
  await open({ starter: 'mine = 1' });
  await chooseFile(new File([new Uint8Array([0xff, 0xfe])], 'old.py'));
  expect(screen.getByText(/is not written in UTF-8/)).toBeTruthy();
  expect(editorText()).toBe('mine = 1');
  await chooseFile(new File(['mine = 1'], 'same.py'));
  expect(screen.queryByText(/is not written in UTF-8/)).toBeNull();
});

it('remembers the height that the arrow keys gave the output', async () => {
  await open();
  const grip = () => screen.getByRole('separator', { name: 'Height of the output' });
  fireEvent.keyDown(grip(), { key: 'PageDown' });
  fireEvent.keyDown(grip(), { key: 'ArrowDown' });
  expect(grip().getAttribute('aria-valuenow')).toBe('144');
  cleanup();
  await open();
  expect(grip().getAttribute('aria-valuenow')).toBe('144');
  expect(screen.getByRole('log').style.blockSize).toBe('144px');
  fireEvent.keyDown(grip(), { key: 'Home' });
  expect(screen.getByRole('log').style.blockSize).toBe('');
});

it('says that earlier lines are left out', async () => {
  await open({ starter: 'many', programs: { many: { prints: 'line\n'.repeat(600) } } });
  await press('Run Code');
  expect(screen.getByText('Earlier lines left out: only the last 500 are kept.')).toBeTruthy();
});
