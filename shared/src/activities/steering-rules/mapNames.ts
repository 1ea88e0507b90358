// What the object on the map is called in which the robot drives.
/** A rectangle of class "steering-yard". */
export const YARD = 'robot-yard';
