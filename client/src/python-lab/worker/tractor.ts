// The tractor as Python reaches it: one function, which sets it down on a field and then takes its orders.
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import type { Command, Sensor } from '@lanternwise/shared/activities/tractor/program';
import { createDriver, type OrderAnswer } from '@lanternwise/shared/activities/tractor/pythonDrive';

/** 'start' comes with the field as JSON; everything else is an order. */
export function createTractor(): (order: Command | Sensor | 'start', field?: string) => OrderAnswer {
  let driver: ReturnType<typeof createDriver> | undefined;
  return (order, field) => {
    if (order !== 'start') return driver?.(order) ?? '';
    driver = createDriver(JSON.parse(field ?? '') as Tractor);
    return '';
  };
}
