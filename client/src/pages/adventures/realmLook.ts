// How a realm looks in the picker while it has no picture: its colours and its sign.
import type { MapId } from '@lanternwise/shared/constants/realms';
import {
  AudioLines,
  BrainCircuit,
  Cake,
  Eye,
  Factory,
  FerrisWheel,
  Flower2,
  type LucideIcon,
  Palmtree,
  ShieldCheck,
  Tractor,
} from 'lucide-react';

export interface RealmLook {
  sign: LucideIcon;
  /** Sky and ground of the placeholder. */
  colours: readonly [string, string];
}

export const REALM_LOOKS: Record<MapId, RealmLook> = {
  'ai-adventure-park': { sign: FerrisWheel, colours: ['#6fc3ff', '#4f9e57'] },
  'robo-realm': { sign: Tractor, colours: ['#ffb56b', '#8a6a34'] },
  'wonder-vision-valley': { sign: Eye, colours: ['#8fd8e8', '#2f7f86'] },
  'think-tank-park': { sign: BrainCircuit, colours: ['#a9b4ff', '#4b55b0'] },
  'imagination-island': { sign: Palmtree, colours: ['#ffd98a', '#2b8fb5'] },
  'fun-factory-realm': { sign: Factory, colours: ['#ff9ec0', '#9c3f8a'] },
  'voice-valley-park': { sign: AudioLines, colours: ['#c7a6ff', '#5c4a94'] },
  'safety-star-city': { sign: ShieldCheck, colours: ['#7f8cff', '#2a2f72'] },
  'python-world': { sign: Cake, colours: ['#ffc2a1', '#a5533f'] },
  demo: { sign: Flower2, colours: ['#b6ec9a', '#3d8a4c'] },
};
