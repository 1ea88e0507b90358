// Deletes a backpack for other modules: where the right to have one ends, its works go at once.
import { deleteBy } from '../../db/rows.ts';

export const deleteBackpack = deleteBy('backpacks', 'userId');
