// Limits of the drawings from which a model of nearest neighbours learns.

/** How many of the nearest examples vote. */
export const DRAWING_VOTERS = 3;
/** Drawings that are kept of all things together; a further one replaces the oldest. */
export const MAX_DRAWINGS = 60;
