// For tests of the companion's skills: a place where nothing is near, and a sheet that shows nothing in the world.
import type { Here } from '../host/skill.ts';

export const NOWHERE: Here = { near: null, isAtFood: false, ground: undefined, heard: null, places: [] };
export const showNothing = async (): Promise<void> => undefined;
