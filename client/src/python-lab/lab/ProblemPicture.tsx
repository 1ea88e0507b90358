// The picture before a problem's title: an emoji for each kind, or a drawing where this device has no such letters.
import type { LucideIcon } from 'lucide-react';
import ArrowRightToLine from 'lucide-react/icons/arrow-right-to-line';
import BookOpen from 'lucide-react/icons/book-open';
import Bug from 'lucide-react/icons/bug';
import Calculator from 'lucide-react/icons/calculator';
import Divide from 'lucide-react/icons/divide';
import Hourglass from 'lucide-react/icons/hourglass';
import InfinityIcon from 'lucide-react/icons/infinity';
import KeyRound from 'lucide-react/icons/key-round';
import Keyboard from 'lucide-react/icons/keyboard';
import LinkIcon from 'lucide-react/icons/link';
import ListOrdered from 'lucide-react/icons/list-ordered';
import LogOut from 'lucide-react/icons/log-out';
import MapPin from 'lucide-react/icons/map-pin';
import MemoryStick from 'lucide-react/icons/memory-stick';
import Repeat from 'lucide-react/icons/repeat';
import Search from 'lucide-react/icons/search';
import SpellCheck from 'lucide-react/icons/spell-check';
import Tag from 'lucide-react/icons/tag';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import styles from './ErrorConsole.module.css';

/** By `kind` of a Problem: Python's name of the error, or ours. */
const PICTURES: Readonly<Record<string, readonly [emoji: string, drawn: LucideIcon]>> = {
  IndentationError: ['📏', ArrowRightToLine],
  TabError: ['📏', ArrowRightToLine],
  SyntaxError: ['✏️', Keyboard],
  NameError: ['🏷️', Tag],
  UnboundLocalError: ['🏷️', Tag],
  TypeError: ['🧩', LinkIcon],
  ValueError: ['🔢', Calculator],
  IndexError: ['📋', ListOrdered],
  KeyError: ['🔑', KeyRound],
  ZeroDivisionError: ['➗', Divide],
  AttributeError: ['🔗', SpellCheck],
  ModuleNotFoundError: ['📦', BookOpen],
  ImportError: ['📦', BookOpen],
  RecursionError: ['🌀', Repeat],
  MemoryError: ['🐘', MemoryStick],
  FileNotFoundError: ['📁', Search],
  OSError: ['📁', Search],
  AssertionError: ['⚖️', Search],
  BakeryError: ['🧁', Search],
  IcingUsedUp: ['🧁', InfinityIcon],
  TractorError: ['🚜', MapPin],
  SystemExit: ['🚪', LogOut],
  'missing-elements': ['🔍', Search],
  check: ['🔍', Search],
  empty: ['⌨️', Keyboard],
  'too-long': ['📜', BookOpen],
  'not-ready': ['⏳', Hourglass],
  stopped: ['✋', LogOut],
  timeout: ['⏰', InfinityIcon],
  flood: ['🌊', Repeat],
  crashed: ['💥', MemoryStick],
  lab: ['🐞', Bug],
};

const SIZE = 16;
let known: boolean | undefined;

function look(): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText('\u{1F9E9}', 0, 0);
  const { data } = context.getImageData(0, 0, SIZE * 2, SIZE * 2);
  // Letters are drawn in black; only an emoji has colours.
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 0) !== (data[at + 1] ?? 0)) return true;
  return false;
}

/** Whether this device draws emoji in colour; else they would be empty boxes. */
function drawsEmoji(): boolean {
  known ??= look();
  return known;
}

export function ProblemPicture({ kind }: { kind: string }) {
  const [emoji, Drawn] = PICTURES[kind] ?? ['⚠️', TriangleAlert];
  // The emoji stays in the text, for who copies it.
  return (
    <>
      {!drawsEmoji() && <Drawn aria-hidden="true" className={styles.icon} size={24} />}
      <span aria-hidden="true" className={drawsEmoji() ? styles.emoji : 'lw-hidden'}>
        {emoji}
      </span>{' '}
    </>
  );
}
