// What the laugh-o-meter's object on the map is called.
/** A rectangle of class "laugh-meter". */
export const METER = 'laugh-meter';
