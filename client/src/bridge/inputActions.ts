// Lists the actions that have keys; apart from the events, because every page loads the settings but no page the bus.
/** Actions whose keys a player may remap. Bindings are KeyboardEvent.code names. */
export const INPUT_ACTIONS = [
  'up',
  'down',
  'left',
  'right',
  'interact',
  'map',
  'inventory',
  'journal',
  'places',
  'companion',
  'tasks',
  'nearer',
  'wider',
] as const;
export type InputAction = (typeof INPUT_ACTIONS)[number];
export type KeyBindings = Record<InputAction, readonly string[]>;
