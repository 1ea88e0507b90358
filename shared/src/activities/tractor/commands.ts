// Names what the tractor obeys and what it can look for. Without schemas: the Python worker holds these too, and should not load Zod for them.

export const COMMANDS = ['move', 'turn-left', 'turn-right', 'plough', 'plant'] as const;
export type Command = (typeof COMMANDS)[number];

export type Sensor = 'crop-ahead' | 'stone-ahead' | 'water-ahead';
