// Registers the family `farm`: the props of robo-realm.
import { farmBarns } from './farm/barns.ts';
import { farmGreenhouse } from './farm/greenhouse.ts';
import { farmHarvest } from './farm/harvest.ts';
import { farmMachines } from './farm/machines.ts';
import { farmPower } from './farm/power.ts';
import { farmRobots } from './farm/robots.ts';
import { farmWorkshops } from './farm/workshops.ts';
import { farmYard } from './farm/yard.ts';
import { propFamilyJob } from './propFamily.ts';

export const jobs = [
  propFamilyJob('farm', [
    ...farmBarns,
    ...farmGreenhouse,
    ...farmWorkshops,
    ...farmMachines,
    ...farmPower,
    ...farmRobots,
    ...farmHarvest,
    ...farmYard,
  ]),
];
