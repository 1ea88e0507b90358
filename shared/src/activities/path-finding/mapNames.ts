// What the object on the map is called that shows the learner's maze.
/** A rectangle of class "guide-dog". */
export const GARDEN = 'own-maze';
