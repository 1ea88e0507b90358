// The placeholder of a realm without a picture: its colours and its icon.
import { MAP_IDS, type MapId } from '@lanternwise/shared/constants/realms';
import type { RealmIcon } from '@lanternwise/shared/content/realmMetadata';
import { LOOKS } from '@lanternwise/shared/generated/realm-looks.ts';
import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import Bird from 'lucide-react/icons/bird';
import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Bridge from 'lucide-react/icons/bridge';
import Cake from 'lucide-react/icons/cake';
import Castle from 'lucide-react/icons/castle';
import Cat from 'lucide-react/icons/cat';
import Cloudy from 'lucide-react/icons/cloudy';
import Music from 'lucide-react/icons/eighth-notes';
import Eye from 'lucide-react/icons/eye';
import Factory from 'lucide-react/icons/factory';
import FerrisWheel from 'lucide-react/icons/ferris-wheel';
import Fish from 'lucide-react/icons/fish';
import Flower2 from 'lucide-react/icons/flower-2';
import Gem from 'lucide-react/icons/gem';
import House from 'lucide-react/icons/house';
import Lamp from 'lucide-react/icons/lamp';
import Leaf from 'lucide-react/icons/leaf';
import Lighthouse from 'lucide-react/icons/lighthouse';
import MapSheet from 'lucide-react/icons/map';
import Moon from 'lucide-react/icons/moon';
import Mountain from 'lucide-react/icons/mountain';
import Rocket from 'lucide-react/icons/rocket';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ship from 'lucide-react/icons/ship';
import Snowflake from 'lucide-react/icons/snowflake';
import Sun from 'lucide-react/icons/sun';
import Tent from 'lucide-react/icons/tent';
import Tractor from 'lucide-react/icons/tractor';
import TreeDeciduous from 'lucide-react/icons/tree-deciduous';
import Palmtree from 'lucide-react/icons/tree-palm';
import Waves from 'lucide-react/icons/waves-horizontal';

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
