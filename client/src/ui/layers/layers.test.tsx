// @vitest-environment jsdom
// Where the focus goes as windows open and close, which lies on top, and who hears Escape.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../Dialog.tsx';
import { registerFocusHome } from './layerStack.ts';
import { useEscape, useIsCovered, useIsWindowOpen } from './useLayers.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const pressEscape = () => fireEvent.keyDown(focused() ?? document.body, { key: 'Escape' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** A page whose window opens another one: instead of itself, or over itself. */
function Page({ stays = true, hold = false }: { stays?: boolean; hold?: boolean }) {
  const [open, setOpen] = useState<string[]>([]);
  const close = (name: string) => setOpen((all) => all.filter((each) => each !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['first'])}>
        Open first
      </button>
      {open.includes('first') && (
        <Dialog title="First" onClose={() => close('first')}>
          <Covered />
          <button type="button" onClick={() => setOpen(stays ? ['first', 'second'] : ['second'])}>
            Open second
          </button>
        </Dialog>
      )}
      {open.includes('second') && (
        <Dialog title="Second" onClose={() => close('second')}>
          Second
        </Dialog>
      )}
      {hold && (
        <Dialog title="Hold" level="hold">
          <p data-hold="">Your teacher holds the class</p>
        </Dialog>
      )}
    </>
  );
}
const Covered = () => <p>{useIsCovered() ? 'covered' : 'free'}</p>;

function addWorld(): HTMLElement {
  const world = document.createElement('div');
  world.tabIndex = 0;
  document.body.append(world);
  registerFocusHome(world);
  return world;
}

describe('the focus', () => {
  it('returns to what opened a window: in the window below, then on the page', async () => {
    render(<Page />);
    press('Open first');
    press('Open second');
    pressEscape();
    await waitFor(() => expect(focused()).toBe(button('Open second')));
    pressEscape();
    await waitFor(() => expect(focused()).toBe(button('Open first')));
  });

  it('returns through a window that another one has replaced', async () => {
    render(<Page stays={false} />);
    press('Open first');
    press('Open second');
    await settle();
    pressEscape();
    await waitFor(() => expect(focused()).toBe(button('Open first')));
  });

  it('goes to the world of a realm, whatever opened the window', async () => {
    const world = addWorld();
    render(<Page />);
    press('Open first');
    pressEscape();
    await waitFor(() => expect(focused()).toBe(world));
  });

  it('stays where it was moved meanwhile', async () => {
    render(<Page />);
    const field = document.body.appendChild(document.createElement('input'));
    press('Open first');
    pressEscape();
    field.focus();
    await settle();
    expect(focused()).toBe(field);
  });
});

describe('the order', () => {
  it('covers the window below another one', () => {
    render(<Page />);
    press('Open first');
    expect(screen.getByText('free')).toBeTruthy();
    press('Open second');
    expect(screen.getByText('covered')).toBeTruthy();
    pressEscape();
    expect(screen.getByText('free')).toBeTruthy();
  });

  it('keeps a hold above a window that opens later, and gives the focus to that one afterwards', async () => {
    const { rerender } = render(<Page hold />);
    fireEvent.click(screen.getByText('Open first'));
    await settle();
    const windows = [...document.querySelectorAll('[role="dialog"]')];
    expect(windows.map((each) => each.querySelector('h2')?.textContent)).toEqual(['First', 'Hold']);
    expect(windows[1]?.contains(focused())).toBe(true);
    rerender(<Page />);
    await waitFor(() => expect(windows[0]?.contains(focused())).toBe(true));
  });
});

describe('Escape', () => {
  it('is for the page only while no window is open', async () => {
    const onEscape = vi.fn();
    function WithEscape() {
      useEscape(onEscape);
      return <p>{useIsWindowOpen() ? 'open' : 'closed'}</p>;
    }
    render(
      <>
        <WithEscape />
        <Page />
      </>,
    );
    press('Open first');
    expect(screen.getByText('open')).toBeTruthy();
    pressEscape();
    await waitFor(() => expect(screen.getByText('closed')).toBeTruthy());
    expect(onEscape).not.toHaveBeenCalled();
    pressEscape();
    expect(onEscape).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, { key: 'Escape', repeat: true });
    expect(onEscape).toHaveBeenCalledOnce();
  });
});
