// What the dice cave's object on the map is called.
/** A rectangle of class "dice-lever". */
export const LEVER = 'dice-lever';
