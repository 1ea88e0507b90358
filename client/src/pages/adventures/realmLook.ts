// The placeholder of a realm without a picture: its colours and its icon.
import { MAP_IDS, type MapId } from '@lanternwise/shared/constants/realms';
import type { RealmIcon } from '@lanternwise/shared/content/realmMetadata';
import { LOOKS } from '@lanternwise/shared/generated/realm-looks.ts';
import {
  AudioLines,
  Bird,
  BrainCircuit,
  Bridge,
  Cake,
  Castle,
  Cat,
  Cloudy,
  Eye,
  Factory,
  FerrisWheel,
  Fish,
  Flower2,
  Gem,
  House,
  Lamp,
  Leaf,
  Lighthouse,
  type LucideIcon,
  Map as MapSheet,
  Moon,
  Mountain,
  Music,
  Palmtree,
  Rocket,
  ShieldCheck,
  Ship,
  Snowflake,
  Sun,
  Tent,
  Tractor,
  TreeDeciduous,
  Waves,
} from 'lucide-react';

export interface RealmLook {
  icon: LucideIcon;
  /** Sky and ground of the placeholder. */
  colours: readonly [string, string];
}

const ICONS: Record<RealmIcon, LucideIcon> = {
  bird: Bird,
  brain: BrainCircuit,
  bridge: Bridge,
  cake: Cake,
  castle: Castle,
  cat: Cat,
  clouds: Cloudy,
  eye: Eye,
  factory: Factory,
  'ferris-wheel': FerrisWheel,
  fish: Fish,
  flower: Flower2,
  gem: Gem,
  house: House,
  lamp: Lamp,
  leaf: Leaf,
  lighthouse: Lighthouse,
  map: MapSheet,
  moon: Moon,
  mountain: Mountain,
  music: Music,
  'palm-tree': Palmtree,
  rocket: Rocket,
  shield: ShieldCheck,
  ship: Ship,
  snowflake: Snowflake,
  'sound-wave': AudioLines,
  sun: Sun,
  tent: Tent,
  tractor: Tractor,
  tree: TreeDeciduous,
  waves: Waves,
};

const lookOf = (id: MapId): RealmLook => {
  const { icon, sky, ground } = LOOKS[id];
  return { icon: ICONS[icon], colours: [sky, ground] };
};

export const REALM_LOOKS = Object.fromEntries(MAP_IDS.map((id) => [id, lookOf(id)])) as Record<MapId, RealmLook>;
