// What the voice scope's place on the map is called.
/** A rectangle of class "zone". */
export const CAVE = 'echo-cave';
