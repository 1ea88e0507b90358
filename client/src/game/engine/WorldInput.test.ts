// @vitest-environment jsdom
// Tests that keys reach the world wherever the focus lies, unless a window, field, menu or button needs them.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KeyBindings } from '../../bridge/inputActions.ts';
import { WorldInput } from './WorldInput.ts';

const handlers = { onInteract: vi.fn(), onClick: vi.fn(), onManualMove: vi.fn(), onAction: vi.fn() };
let input: WorldInput;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = `
    <div id="world" tabindex="0"><canvas></canvas></div>
    <section><button id="fold">Quest log</button><a id="link" href="/">Home</a></section>
    <div role="dialog"><button id="next">Next</button></div>
    <input id="name" /><div role="menu"><button id="item">Leave</button></div>
    <div contenteditable="true" id="code" tabindex="0"></div>`;
  const wrapper = element('world');
  input = new WorldInput(wrapper, wrapper.querySelector('canvas') as HTMLCanvasElement, handlers);
  const keys: Partial<KeyBindings> = { interact: ['KeyE', 'Enter'], left: ['KeyA'], map: ['KeyM'] };
  input.setKeyBindings(keys as KeyBindings);
});
afterEach(() => input.destroy());

const element = (id: string) => document.getElementById(id) as HTMLElement;

function press(target: EventTarget, code: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

function heldDirection() {
  const out = { x: 0, y: 0 };
  input.readDirection(out);
  return out;
}

it.each(['world', 'fold', 'link'])('walks and interacts while %s has the focus', (id) => {
  press(element(id), 'ArrowLeft');
  expect(heldDirection().x).toBe(-1);
  press(element(id), 'KeyE');
  expect(handlers.onInteract).toHaveBeenCalledOnce();
});

it('walks and interacts after the focused button has gone', () => {
  press(document.body, 'KeyE');
  press(document.body, 'KeyA');
  expect(handlers.onInteract).toHaveBeenCalledOnce();
  expect(heldDirection().x).toBe(-1);
});

it.each(['next', 'name', 'item', 'code'])('leaves every key to the control %s', (id) => {
  for (const code of ['KeyE', 'ArrowLeft', 'KeyM', 'Escape'])
    expect(press(element(id), code).defaultPrevented).toBe(false);
  expect(heldDirection().x).toBe(0);
  expect(handlers.onInteract).not.toHaveBeenCalled();
  expect(handlers.onAction).not.toHaveBeenCalled();
});

it('leaves Enter to the button that it presses', () => {
  expect(press(element('fold'), 'Enter').defaultPrevented).toBe(false);
  expect(handlers.onInteract).not.toHaveBeenCalled();
});

it('ignores a key that something else has handled', () => {
  element('fold').addEventListener('keydown', (event) => event.preventDefault());
  press(element('fold'), 'KeyE');
  expect(handlers.onInteract).not.toHaveBeenCalled();
});

it('goes on walking while a held key changes the focus, and stops when the window is left', () => {
  press(element('world'), 'ArrowLeft');
  element('fold').focus();
  expect(heldDirection().x).toBe(-1);
  window.dispatchEvent(new Event('blur'));
  expect(heldDirection().x).toBe(0);
});

it('hears nothing while the interface has locked it', () => {
  input.setLocked(true);
  press(element('world'), 'KeyE');
  expect(handlers.onInteract).not.toHaveBeenCalled();
});
