// What the model lab's object on the map is called.
/** A rectangle of class "lunch-yard". */
export const YARD = 'lunch-yard';
