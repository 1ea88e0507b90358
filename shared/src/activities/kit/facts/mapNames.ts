// What the object on the map is called at which parrots speak.
/** A rectangle of class "speech-bubbles". */
export const PARROTS = 'truth-parrots';
