// Local storage keys of the maps' own progress objects.
import type { MapId } from '@lanternwise/shared/constants/realms';

export const MAP_PROGRESS_KEYS = {
  'ai-adventure-park': 'aiAdventureParkProgress',
} as const satisfies Partial<Record<MapId, string>>;
