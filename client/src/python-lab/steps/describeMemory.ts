// Tells in words what the picture of a step draws: the frames, what each name holds, and which names share one thing.
import { t } from '@lingui/core/macro';
import type { TraceLook } from '../protocol.ts';
import { joinList } from '../workshop/shapeWords.ts';
import { isShared, type MemoryBox, type MemoryFrame, type MemoryGraph, type MemoryPlace } from './memoryGraph.ts';

/** "list", "dictionary", or the learner's own class. */
export function kindName({ kind, type }: TraceLook): string {
  if (kind === 'object' || type !== kind) return type;
  const names = {
    list: t({ context: 'type in Python', message: 'list' }),
    dict: t({ context: 'type in Python', message: 'dictionary' }),
    set: t({ context: 'type in Python', message: 'set' }),
    tuple: t({ context: 'type in Python', message: 'tuple' }),
  };
  return names[kind];
}

/** "greet()", or the program itself; Python's own names in angle brackets get words. */
export function frameName(functionName: string | undefined): string {
  if (functionName === undefined) return t`The program`;
  if (functionName === '<lambda>') return t`a lambda function`;
  return functionName.startsWith('<') ? t`a generator` : `${functionName}()`;
}

function placeName({ path, functionName }: MemoryPlace, hasFrames: boolean): string {
  if (!hasFrames || functionName === undefined) return path;
  const frame = frameName(functionName);
  return t`${path} in ${frame}`;
}

/** The names that lead to a box, such as "a and b". */
const placeNames = ({ places }: MemoryBox, hasFrames: boolean): string =>
  joinList([...new Set(places.map((place) => placeName(place, hasFrames)))]);

function frameText(frame: MemoryFrame): string {
  const { line, isCurrent, rows } = frame;
  const name = frameName(frame.functionName);
  const held = rows.map(({ name: variable, text }) => `${variable} = ${text}`).join(', ') || t`no variables yet`;
  if (line === undefined) return t`${name}: ${held}.`;
  return isCurrent ? t`${name}, at line ${line}: ${held}.` : t`${name}, waiting in line ${line}: ${held}.`;
}

function sharedText(box: MemoryBox, hasFrames: boolean): string {
  const names = placeNames(box, hasFrames);
  const kind = kindName(box.look);
  return t`${names} lead to one and the same ${kind}. A change through one of them can be seen through the others.`;
}

/** One sentence a frame, the running one first, then one for each thing that is shared. */
export function describeMemory({ frames, leftOut, boxes }: MemoryGraph): string[] {
  const hasFrames = frames.length > 1;
  return [
    ...frames.toReversed().map(frameText),
    ...(leftOut > 0 ? [t`Calls in between that are not shown: ${leftOut}.`] : []),
    ...boxes.filter(isShared).map((box) => sharedText(box, hasFrames)),
  ];
}
