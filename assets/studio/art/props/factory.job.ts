// Owns the family `factory`: everything only fun-factory-realm has.
import { factoryHall } from './factory/hall.ts';
import { factoryMachines } from './factory/machines.ts';
import { factoryToys } from './factory/toys.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('factory', [...factoryHall, ...factoryMachines, ...factoryToys])];
