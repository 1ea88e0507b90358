// What the pages beside the word river are called on the map.
/** A rectangle of class "river-pages". */
export const PAGES = 'river-pages';
