// What the object on the map is called from which the chatbot speaks.
/** A rectangle of class "talking-gate". */
export const GATE = 'farm-gate-bot';
