// Draws an icon by the name that content uses for it.
import type { IconName } from '@lanternwise/shared/content/icons';
import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Brain from 'lucide-react/icons/brain';
import Camera from 'lucide-react/icons/camera';
import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import Coins from 'lucide-react/icons/coins';
import Dog from 'lucide-react/icons/dog';
import Eye from 'lucide-react/icons/eye';
import Laugh from 'lucide-react/icons/face-grinning';
import Smile from 'lucide-react/icons/face-slightly-smiling';
import Flashlight from 'lucide-react/icons/flashlight';
import Footprints from 'lucide-react/icons/footprints';
import Gem from 'lucide-react/icons/gem';
import Hash from 'lucide-react/icons/hash';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Hospital from 'lucide-react/icons/hospital';
import KeyRound from 'lucide-react/icons/key-round';
import LampCeiling from 'lucide-react/icons/lamp-ceiling';
import MapIcon from 'lucide-react/icons/map';
import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import Network from 'lucide-react/icons/network';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Rocket from 'lucide-react/icons/rocket';
import Scale from 'lucide-react/icons/scale';
import ScanFace from 'lucide-react/icons/scan-face';
import Search from 'lucide-react/icons/search';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import Soup from 'lucide-react/icons/soup';
import Sprout from 'lucide-react/icons/sprout';
import Stethoscope from 'lucide-react/icons/stethoscope';
import Target from 'lucide-react/icons/target';
import Trophy from 'lucide-react/icons/trophy';
import Users from 'lucide-react/icons/users';
import Wrench from 'lucide-react/icons/wrench';
import X from 'lucide-react/icons/x';

const ICONS: Record<IconName, LucideIcon> = {
  basket: ShoppingBasket,
  brain: Brain,
  camera: Camera,
  chart: ChartColumn,
  check: Check,
  clock: AlarmClock,
  coins: Coins,
  cross: X,
  dish: Soup,
  dog: Dog,
  eye: Eye,
  face: Smile,
  gem: Gem,
  heart: HeartHandshake,
  hospital: Hospital,
  joke: Laugh,
  key: KeyRound,
  lantern: LampCeiling,
  map: MapIcon,
  mirror: ScanFace,
  network: Network,
  note: NotebookPen,
  numbers: Hash,
  people: Users,
  pin: MapPin,
  rocket: Rocket,
  scale: Scale,
  search: Search,
  shield: ShieldCheck,
  shoes: Footprints,
  speech: MessageCircle,
  sprout: Sprout,
  stethoscope: Stethoscope,
  target: Target,
  tools: Wrench,
  torch: Flashlight,
  trophy: Trophy,
};

export function ContentIcon({ name, size = 22 }: { name: IconName; size?: number | string }) {
  const Picture = ICONS[name];
  return <Picture aria-hidden="true" size={size} strokeWidth={2.4} />;
}
