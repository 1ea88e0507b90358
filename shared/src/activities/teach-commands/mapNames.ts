// What the places of the bridge robot on the map are called.
/** A rectangle of class "bridge-robot". */
export const GAP = 'robot-gap';
/** A rectangle of class "zone": the bridge with both banks. */
export const BRIDGE = 'broken-bridge';
