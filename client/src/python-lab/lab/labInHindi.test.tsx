// The Lab in Hindi: its panels, a hint with its line, and the requirement's message about spaces; code stays English.
// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { friendlyError } from '../friendly/friendlyError.ts';
import { problemOfCheck } from './problem.ts';
import { open } from './testing/renderLab.tsx';

vi.mock('../../audio/createSongPlayer.ts', () => ({
  createSongPlayer: vi.fn(() => ({ setVolumes: vi.fn(), stop: vi.fn() })),
}));

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('tells hints in Hindi and keeps names and code as they are', async () => {
  await showInHindi('python');
  const message = "name 'prnt' is not defined";
  const error = { type: 'NameError', message, text: `NameError: ${message}`, line: 1, column: 1, stack: [] };
  expect(friendlyError(error, 'prnt("hi")')).toMatchObject({
    id: 'name.misspelt',
    title: 'पाइथन “prnt” को नहीं जानती',
    help: 'क्या आपका मतलब “print” था? दोनों को एक-एक अक्षर मिलाकर देखिए।',
  });
  const indentation = { line: 2, message: '', found: 3, expected: 4 };
  expect(problemOfCheck({ missing: [], failed: [], indentation }, '')?.title).toContain('3 स्पेस मिले, 4 स्पेस चाहिए');
});

it('shows its panels and buttons in Hindi', async () => {
  await showInHindi('python');
  vi.useFakeTimers();
  await open({ starter: 'x', programs: {} });
  expect(screen.getByRole('button', { name: 'कोड चलाएँ' })).toBeTruthy();
  expect(document.body.textContent).toContain('बाक़ी है / अभी कोशिश नहीं हुई');
});
