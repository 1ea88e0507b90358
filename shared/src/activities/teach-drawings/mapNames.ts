// What the drawing gate's object on the map is called.
/** A rectangle of class "drawn-gate". */
export const GATE = 'drawn-gate';
