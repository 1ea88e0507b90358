// Owns the family `farm`: everything only robo-realm has.
import { farmBuildings } from './farm/buildings.ts';
import { farmMachines } from './farm/machines.ts';
import { farmYard } from './farm/yard.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [propFamilyJob('farm', [...farmBuildings, ...farmMachines, ...farmYard])];
