// @vitest-environment jsdom
// Tests the dialog: its name, when Escape closes it, and that the focus returns.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

it('is named by its title and closes with Escape and with its button', () => {
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

it('cannot be closed without onClose', () => {
  render(<Dialog title="Wait">Saving</Dialog>);
  expect(screen.queryByRole('button')).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('leaves the focus on the window while its content has no control, so that Enter does not close it', () => {
  render(
    <Dialog title="Loading" firstFocus="content" onClose={() => undefined}>
      Wait
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

it('returns the focus to the element that had it', async () => {
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

it('moves the focus to the heading of the page if what it confirmed has removed its opener', async () => {
  function Page() {
    const [step, setStep] = useState<'before' | 'asking' | 'done'>('before');
    return (
      <>
        <h1 tabIndex={-1}>Members</h1>
        {step !== 'done' && (
          <button type="button" onClick={() => setStep('asking')}>
            Remove Anil
          </button>
        )}
        <Dialog open={step === 'asking'} title="Remove Anil?">
          <button type="button" onClick={() => setStep('done')}>
            Remove
          </button>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Remove Anil' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Members' })));
});
