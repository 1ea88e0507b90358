// The drawing beside an error, by the name its row of the error table gives it.
import {
  ArrowRightToLine,
  BookOpen,
  Braces,
  Bug,
  Calculator,
  Divide,
  Equal,
  Hourglass,
  Infinity as InfinityIcon,
  Keyboard,
  KeyRound,
  Link as LinkIcon,
  ListOrdered,
  LogOut,
  type LucideIcon,
  MapPin,
  MemoryStick,
  Package,
  Parentheses,
  Phone,
  Quote,
  Repeat,
  Search,
  SpellCheck,
  Tag,
} from 'lucide-react';
import type { FriendlyIcon } from '../friendly/errorRule.ts';
import consoleStyles from './ErrorConsole.module.css';

const ICONS: Readonly<Record<FriendlyIcon, LucideIcon>> = {
  'arrow-right-to-line': ArrowRightToLine,
  'book-open': BookOpen,
  braces: Braces,
  bug: Bug,
  calculator: Calculator,
  divide: Divide,
  equal: Equal,
  hourglass: Hourglass,
  infinity: InfinityIcon,
  'key-round': KeyRound,
  keyboard: Keyboard,
  link: LinkIcon,
  'list-ordered': ListOrdered,
  'log-out': LogOut,
  'map-pin': MapPin,
  'memory-stick': MemoryStick,
  package: Package,
  parentheses: Parentheses,
  phone: Phone,
  quote: Quote,
  repeat: Repeat,
  search: Search,
  'spell-check': SpellCheck,
  tag: Tag,
};

export function ProblemIcon({ name }: { name: FriendlyIcon }) {
  const Icon = ICONS[name];
  return <Icon aria-hidden="true" className={consoleStyles.icon} size={24} />;
}
