// Commands to the joke belt on the map, and its events.
import type { CaptionLabel } from '@lanternwise/shared/activities/kit/captions/labels';

declare module '../../bridge/events.ts' {
  interface MechanicMessages {
    /** The caption that rides, without a label for each switch it still has to pass; the plates' words; and the crates of labels, in the order of the belt. */
    'joke-belt': {
      command: {
        card: ({ id: string; text: string } & Partial<CaptionLabel>) | null;
        /** Stands over the belt while no caption rides. */
        notice: string;
        plates: readonly { what: keyof CaptionLabel; yes: string; no: string }[];
        crates: readonly { name: string; labels: readonly CaptionLabel[] }[];
      };
      event: { kind: 'switched'; caption: string; what: keyof CaptionLabel; label: boolean };
    };
  }
}
