// @vitest-environment jsdom
// The modal window: it has a name, Escape closes it only where closing is allowed, the focus comes back.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

it('is named by its title and closes by Escape and by its button', () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Magical Discovery" onClose={onClose}>
      You found it
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Magical Discovery' })).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('cannot be closed where no way to close is given', () => {
  render(<Dialog title="Wait">Saving</Dialog>);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('gives the focus back to what had it', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} title="Hello" onClose={() => setOpen(false)}>
          Hi
        </Dialog>
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});
