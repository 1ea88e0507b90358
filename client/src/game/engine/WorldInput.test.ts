// @vitest-environment jsdom
// Tests that keys reach the world wherever the focus lies, unless something else needs them, and that lost events leave nobody walking.
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyBindings } from '../../bridge/inputActions.ts';
import { WorldInput } from './WorldInput.ts';

const handlers = { onInteract: vi.fn(), onClick: vi.fn(), onManualMove: vi.fn(), onAction: vi.fn(), onZoom: vi.fn() };
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
  const keys: Partial<KeyBindings> = {
    ...{ interact: ['KeyE', 'Enter'], left: ['KeyA'], map: ['KeyM'] },
    ...{ nearer: ['Equal'], wider: ['Minus'] },
  };
  input.setKeyBindings(keys as KeyBindings);
});
afterEach(() => input.destroy());

const element = (id: string) => document.getElementById(id) as HTMLElement;

function press(target: EventTarget, code: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}

const lift = (code: string, more: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keyup', { code, bubbles: true, ...more }));
const happen = (target: EventTarget, type: string) =>
  target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const click = (more: MouseEventInit = {}) =>
  document.querySelector('canvas')?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, ...more }));

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

it('steps back and nearer by keys, in two steps each', () => {
  press(document.body, 'Minus');
  press(document.body, 'Equal');
  const [[wider], [nearer]] = handlers.onZoom.mock.calls as [[number], [number]];
  expect([wider ** 2, nearer ** 2]).toEqual([expect.closeTo(0.5), expect.closeTo(2)]);
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

describe('keys without place', () => {
  const noCode = { bubbles: true, cancelable: true, code: '' };
  it.each([
    ['ArrowLeft', -1],
    ['Left', -1],
    ['a', -1],
    ['A', -1],
    ['ArrowRight', 1],
    ['q', 0],
    ['Unidentified', 0],
  ])('%s walks by its meaning', (key, x) => {
    press(document.body, '', { key });
    expect(heldDirection().x).toBe(x);
    lift('', { key });
    expect(heldDirection().x).toBe(0);
  });
  it('interact and open windows by their meaning', () => {
    press(document.body, 'Unidentified', { key: 'e' });
    press(document.body, '', { key: 'm' });
    expect(handlers.onInteract).toHaveBeenCalledOnce();
    expect(handlers.onAction).toHaveBeenCalledExactlyOnceWith('map');
  });
  it('press the button that has the focus', () => {
    const event = new KeyboardEvent('keydown', { ...noCode, key: 'Enter' });
    element('fold').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(handlers.onInteract).not.toHaveBeenCalled();
  });
});

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Cmd', { metaKey: true }],
  ['AltGr, which writes another letter', { modifierAltGraph: true }],
  ['an input method at work', { isComposing: true }],
])('leaves a key to %s', (_what, more) => {
  expect(press(document.body, 'KeyE', more).defaultPrevented).toBe(false);
  press(document.body, 'KeyA', more);
  expect(handlers.onInteract).not.toHaveBeenCalled();
  expect(heldDirection().x).toBe(0);
});

/** What happens where the release of a key is not told. */
const LOSSES: readonly (readonly [what: string, happens: () => unknown])[] = [
  ['another window', () => happen(window, 'blur')],
  ['another tab', () => happen(document, 'visibilitychange')],
  ['the page kept for Back', () => happen(window, 'pagehide')],
  ['the menu of a right click', () => happen(document.querySelector('canvas') as Element, 'contextmenu')],
  ['dragging a picture', () => happen(element('link'), 'dragstart')],
  ['Cmd or the Windows key', () => press(document.body, 'MetaLeft', { key: 'Meta', metaKey: true })],
  ['Cmd let go', () => lift('MetaLeft', { key: 'Meta' })],
  ['a click on the world', () => click()],
  ['a window that locks the world', () => [true, false].map((locked) => input.setLocked(locked))],
];

describe.each(LOSSES)('%s', (_what, happens) => {
  it('stops keys and stick', () => {
    press(document.body, 'ArrowLeft');
    happens();
    expect(heldDirection()).toEqual({ x: 0, y: 0 });
    // What the system goes on repeating does not start again.
    press(document.body, 'ArrowLeft', { repeat: true });
    expect(heldDirection()).toEqual({ x: 0, y: 0 });
    lift('ArrowLeft');
    press(document.body, 'ArrowLeft');
    expect(heldDirection().x).toBe(-1);
  });
});

it.each([
  ['a right click', { button: 2 }],
  ['a click with Ctrl, a Mac’s right click', { ctrlKey: true }],
])('does not walk to %s', (_what, more) => {
  click(more);
  expect(handlers.onClick).not.toHaveBeenCalled();
});

it('walks on where a menu was refused, as under a finger on the joystick', () => {
  element('fold').addEventListener('contextmenu', (event) => event.preventDefault());
  press(document.body, 'ArrowLeft');
  happen(element('fold'), 'contextmenu');
  expect(heldDirection().x).toBe(-1);
});

it('hears a release that something else has stopped', () => {
  press(document.body, 'ArrowLeft');
  element('name').addEventListener('keyup', (event) => event.stopPropagation());
  element('name').dispatchEvent(new KeyboardEvent('keyup', { code: 'ArrowLeft', bubbles: true }));
  expect(heldDirection().x).toBe(0);
});

describe('any sequence of events, also lost and doubled ones', () => {
  const CODES = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Numpad8', 'KeyA', 'KeyE', 'ShiftLeft'];
  const DIRECTIONS: Record<string, readonly [number, number]> = {
    ...{ ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
    ...{ Numpad8: [0, -1], KeyA: [-1, 0] },
  };
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('down', 'up', 'doubled', 'lost'), code: fc.nat(7) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), code: fc.nat(4000) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('release'), code: fc.nat(LOSSES.length - 1) }) },
  );

  /** A keyboard and its system: the last key pressed repeats while it is down. Keeps what the world may know of it. */
  class Keyboard {
    readonly down = new Set<string>();
    /** Went down after the last loss, and was not heard to come up. */
    readonly told = new Set<string>();
    private repeating: string | undefined;

    press(code: string, isDoubled: boolean) {
      if (this.down.has(code)) return;
      this.down.add(code);
      this.repeating = code;
      this.told.add(code);
      for (const _ of isDoubled ? [1, 2] : [1]) press(document.body, code);
    }
    lift(code: string, isLost: boolean) {
      if (this.repeating === code) this.repeating = undefined;
      this.down.delete(code);
      if (isLost) return;
      this.told.delete(code);
      lift(code);
    }
    wait(ms: number) {
      for (let passed = 0; passed < ms; passed += 50) {
        vi.advanceTimersByTime(50);
        if (this.repeating && passed >= 500) press(document.body, this.repeating, { repeat: true });
        heldDirection();
      }
    }
    lose(which: number) {
      LOSSES[which]?.[1]();
      this.told.clear();
      this.repeating = undefined;
    }
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  it('moves by keys that are held, and stands after each loss', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        input.releaseAll();
        const keyboard = new Keyboard();
        for (const { kind, code: which } of steps) {
          const code = CODES[which] ?? 'KeyE';
          if (kind === 'wait') keyboard.wait(which);
          else if (kind === 'release') keyboard.lose(which);
          else if (kind === 'down' || kind === 'doubled') keyboard.press(code, kind === 'doubled');
          else keyboard.lift(code, kind === 'lost');
          const { x, y } = heldDirection();
          if (kind === 'release') expect({ x, y }).toEqual({ x: 0, y: 0 });
          const known = [...keyboard.told].map((one) => DIRECTIONS[one] ?? [0, 0]);
          // Only by keys of which it was told.
          if (x !== 0) expect(known.map(([right]) => right)).toContain(Math.sign(x));
          if (y !== 0) expect(known.map(([, low]) => low)).toContain(Math.sign(y));
          // A single held key moves in its direction.
          const [only, ...others] = keyboard.told;
          const way = only !== undefined && others.length === 0 && keyboard.down.has(only) && DIRECTIONS[only];
          if (way) expect([x, y]).toEqual([...way]);
        }
      }),
      { seed: 39, numRuns: 300 },
    );
  });

  it('stands two seconds after a key that repeated has come up unheard', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CODES), fc.integer({ min: 700, max: 9000 }), (code, ms) => {
        input.releaseAll();
        const keyboard = new Keyboard();
        keyboard.press(code, false);
        keyboard.wait(ms);
        keyboard.lift(code, true);
        keyboard.wait(2000);
        expect(heldDirection()).toEqual({ x: 0, y: 0 });
      }),
      { seed: 39, numRuns: 40 },
    );
  });
});
