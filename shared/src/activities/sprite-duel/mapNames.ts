// What the places of the learner's sprites on the map are called.
/** A rectangle of class "sprite-walk", before the doors. */
export const WALK = 'museum-walk';
/** Another one, on which they stroll. */
export const BEACH = 'sprite-beach';
