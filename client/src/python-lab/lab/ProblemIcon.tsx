// The drawing beside an error, by the name its row of the error table gives it.
import type { LucideIcon } from 'lucide-react';
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line';
import BookOpen from 'lucide-react/icons/book-open';
import Braces from 'lucide-react/icons/braces';
import Bug from 'lucide-react/icons/bug';
import Calculator from 'lucide-react/icons/calculator';
import Divide from 'lucide-react/icons/divide';
import Equal from 'lucide-react/icons/equal';
import Hourglass from 'lucide-react/icons/hourglass';
import InfinityIcon from 'lucide-react/icons/infinity';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LinkIcon from 'lucide-react/icons/link';
import ListOrdered from 'lucide-react/icons/list-ordered';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import MemoryStick from 'lucide-react/icons/memory-stick';
import Package from 'lucide-react/icons/package';
import Parentheses from 'lucide-react/icons/parentheses';
import Phone from 'lucide-react/icons/phone';
import Quote from 'lucide-react/icons/quote';
import Repeat from 'lucide-react/icons/repeat';
import Search from 'lucide-react/icons/search';
import SpellCheck from 'lucide-react/icons/spell-check';
import Tag from 'lucide-react/icons/tag';
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
