// What the word river's object on the map is called.
/** A rectangle of class "stepping-stones". */
export const STONES = 'word-stones';
