// What the object on the map is called on which a mastery quiz shows its trophies.
/** A rectangle of class "trophy-plinths". */
export const PLINTHS = 'trophy-plinths';
