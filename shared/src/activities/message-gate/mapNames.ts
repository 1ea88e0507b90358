// What the message gate's object on the map is called.
/** A rectangle of class "fort-gate". */
export const FORT = 'fort-gate';
