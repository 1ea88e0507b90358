// Tells what a key does: by the player's bindings; the arrows always walk, and the number pad's arrows are arrows.
import { INPUT_ACTIONS, type InputAction, type KeyBindings } from './inputActions.ts';

export type KeyActions = ReadonlyMap<string, InputAction>;

const ARROWS: readonly (readonly [code: string, action: InputAction])[] = [
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
];
const PAD_ARROWS: readonly (readonly [code: string, arrow: string])[] = [
  ['Numpad8', 'ArrowUp'],
  ['Numpad2', 'ArrowDown'],
  ['Numpad4', 'ArrowLeft'],
  ['Numpad6', 'ArrowRight'],
];

/** A key of the pad that is bound itself keeps its own action. */
function withPad(actions: Map<string, InputAction>): KeyActions {
  for (const [code, arrow] of PAD_ARROWS) {
    const action = actions.get(arrow);
    if (action && !actions.has(code)) actions.set(code, action);
  }
  return actions;
}

/** Should two actions have one key, the first of the list wins: walking. */
const bindings = (keys: Partial<KeyBindings>) =>
  INPUT_ACTIONS.toReversed().flatMap((action) => (keys[action] ?? []).map((code) => [code, action] as const));

/** The action of each key code that the player has bound. */
export const boundActions = (keys: Partial<KeyBindings>): KeyActions => withPad(new Map(bindings(keys)));

/** The same for the world, where arrows without another binding walk. */
export const worldActions = (keys: Partial<KeyBindings>): KeyActions =>
  withPad(new Map([...ARROWS, ...bindings(keys)]));
