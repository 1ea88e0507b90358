// What the meme duel's object on the map is called.
/** A rectangle of class "duel-stage". */
export const STAGE = 'meme-duel';
