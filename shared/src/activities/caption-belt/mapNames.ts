// What the caption belt's object on the map is called.
/** A rectangle of class "joke-belt". */
export const BELT = 'caption-belt';
