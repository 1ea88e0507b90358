// The tractor as Python reaches it: one function, which sets it down on a field and then takes its orders.
import type { Command, Sensor } from '@lanternwise/shared/activities/tractor/commands';
import type { Tractor } from '@lanternwise/shared/activities/tractor/machine';
import { createDriver, type OrderAnswer } from '@lanternwise/shared/activities/tractor/pythonDrive';

/** A message of JSON is the field, where the tractor is set down; any other is an order. */
export function createTractor(): (message: string) => OrderAnswer {
  let driver: ReturnType<typeof createDriver> | undefined;
  return (message) => {
    if (!message.startsWith('{')) return driver?.(message as Command | Sensor) ?? '';
    driver = createDriver(JSON.parse(message) as Tractor);
    return '';
  };
}
