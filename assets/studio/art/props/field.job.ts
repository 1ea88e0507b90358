// Owns the family `field`: the squares that the tractor's program works on, and the small tractor.
import { fieldSquares } from './field/squares.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('field', fieldSquares)];
