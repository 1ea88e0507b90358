// Tests the direction of held keys, and that a key whose release was lost does not stay down.
import { KEY_LOST_MS } from '@lanternwise/shared/constants/timings';
import { beforeEach, describe, expect, it } from 'vitest';
import { worldActions } from '../../bridge/keyActions.ts';
import { KeyboardState } from './KeyboardState.ts';

const out = { x: 0, y: 0 };
let held: KeyboardState;
let now: number;

beforeEach(() => {
  now = 5000;
  held = new KeyboardState();
  held.setActions(worldActions({ up: ['KeyW'], left: ['KeyA'], right: ['KeyD'], down: ['KeyS'], interact: ['KeyE'] }));
});

function direction() {
  held.expire(now);
  held.readDirection(out);
  return { x: Math.sign(out.x), y: Math.sign(out.y) };
}

/** As an event of the browser reaches it. */
function down(code: string, isRepeat = false) {
  held.note(code, isRepeat, now);
  return isRepeat ? undefined : held.press(code, now);
}

/** The system's repeats: after half a second, then 30 in a second. */
function repeat(code: string, ms: number) {
  const end = now + ms;
  for (now += 500; now < end; now += 33) down(code, true);
  now = end;
}

describe('held keys', () => {
  it('add up to a direction of length 1, and cancel out', () => {
    down('KeyW');
    down('ArrowRight');
    held.readDirection(out);
    expect(Math.hypot(out.x, out.y)).toBeCloseTo(1);
    expect(direction()).toEqual({ x: 1, y: -1 });
    down('KeyA');
    held.readDirection(out);
    expect(out).toEqual({ x: 0, y: -1 });
  });
  it('report an action once while the key stays down', () => {
    expect(down('KeyE')).toBe('interact');
    now += 40;
    expect(down('KeyE')).toBeUndefined();
    held.release('KeyE');
    expect(down('KeyE')).toBe('interact');
  });
  it('are all released at once', () => {
    down('KeyW');
    held.releaseAll();
    expect(direction()).toEqual({ x: 0, y: 0 });
  });
  it.each([
    ['ArrowUp', 0, -1],
    ['Numpad8', 0, -1],
    ['Numpad2', 0, 1],
    ['Numpad4', -1, 0],
    ['Numpad6', 1, 0],
    ['Numpad5', 0, 0],
  ])('%s walks', (code, x, y) => {
    down(code);
    expect(direction()).toEqual({ x, y });
  });
  it('of the number pad do what they are bound to', () => {
    held.setActions(worldActions({ map: ['Numpad8'], journal: ['ArrowDown'] }));
    expect(['Numpad8', 'Numpad2', 'ArrowLeft'].map((code) => held.actionOf(code))).toEqual(['map', 'journal', 'left']);
  });
});

describe('a key whose release was lost', () => {
  it('counts as released when it no longer repeats', () => {
    down('KeyD');
    repeat('KeyD', 3000);
    expect(direction().x).toBe(1);
    now += KEY_LOST_MS * 2;
    expect(direction().x).toBe(0);
  });
  it('stays down where the system repeats no keys', () => {
    down('KeyD');
    now += 60_000;
    expect(direction().x).toBe(1);
  });
  it('stays down where the system repeats slowly', () => {
    down('KeyD');
    for (let times = 0; times < 5; times += 1) {
      now += 2000;
      expect(direction().x).toBe(1);
      down('KeyD', true);
    }
  });
  it('stays down while another key repeats instead', () => {
    down('KeyD');
    repeat('KeyD', 1000);
    down('KeyS');
    repeat('KeyS', 5000);
    expect(direction()).toEqual({ x: 1, y: 1 });
  });
  it('walks on if its repeats were only late', () => {
    down('KeyD');
    repeat('KeyD', 1000);
    now += KEY_LOST_MS * 3;
    expect(direction().x).toBe(0);
    down('KeyD', true);
    expect(direction().x).toBe(1);
  });
  it('does its action when it is pressed once more', () => {
    expect(down('KeyE')).toBe('interact');
    now += KEY_LOST_MS + 1;
    expect(down('KeyE')).toBe('interact');
  });
  it('is not pressed by the repeats of a key that was released for another reason', () => {
    down('KeyD');
    held.releaseAll();
    now += 30;
    down('KeyD', true);
    expect(direction().x).toBe(0);
  });
});
