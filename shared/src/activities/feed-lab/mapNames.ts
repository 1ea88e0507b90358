// What the feed lab's object on the map is called.
/** A rectangle of class "feed-tower". */
export const TOWER = 'feed-tower';
