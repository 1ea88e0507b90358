// What the meme machine's place on the map is called.
/** A rectangle of class "zone". */
export const MACHINE = 'meme-machine';
