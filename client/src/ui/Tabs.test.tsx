// @vitest-environment jsdom
// Tests that a click on a tab is reported once, as by a page that keeps its tab in the URL.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const TABS = ['members', 'progress', 'settings'].map((id) => ({ id, label: id, content: `All ${id}` }));

/** What a mouse does: the press comes first, the focus follows. */
function click(name: string): void {
  const tab = screen.getByRole('tab', { name });
  fireEvent.mouseDown(tab, { button: 0 });
  tab.focus();
}

it('reports a click once, although the page opens the tab a moment later', () => {
  const onChange = vi.fn();
  const { rerender } = render(<Tabs label="The group" tabs={TABS} value="members" onChange={onChange} />);
  click('progress');
  expect(onChange.mock.calls).toEqual([['progress']]);
  rerender(<Tabs label="The group" tabs={TABS} value="progress" onChange={onChange} />);
  // Back, and the same tab again.
  rerender(<Tabs label="The group" tabs={TABS} value="members" onChange={onChange} />);
  click('progress');
  expect(onChange.mock.calls).toEqual([['progress'], ['progress']]);
});

it('reports each change of uncontrolled tabs', () => {
  const onChange = vi.fn();
  render(<Tabs label="The group" tabs={TABS} onChange={onChange} />);
  for (const name of ['progress', 'members', 'progress']) click(name);
  expect(onChange.mock.calls.flat()).toEqual(['progress', 'members', 'progress']);
});
