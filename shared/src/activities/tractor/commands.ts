// Names the tractor's commands and the things it can look for; without Zod, because the Python worker loads them too.

export const COMMANDS = ['move', 'turn-left', 'turn-right', 'plough', 'plant'] as const;
export type Command = (typeof COMMANDS)[number];

export type Sensor = 'crop-ahead' | 'stone-ahead' | 'water-ahead';
