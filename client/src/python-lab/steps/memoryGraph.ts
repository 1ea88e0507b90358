// The frames of one recorded step and the boxes their names lead to, as data: what is drawn and what is told in words.
import type { TraceBoxes, TraceLook, TraceResult, TraceScope } from '../protocol.ts';

export interface MemoryRow {
  name: string;
  /** The value as a short repr. */
  text: string;
  /** Number of the box that the name leads to; 0 where the text is all there is. */
  box: number;
}

export interface MemoryFrame {
  /** Undefined for the program itself. */
  functionName: string | undefined;
  /** The line about to run, or that waits for its call; undefined when the program is over. */
  line: number | undefined;
  isCurrent: boolean;
  rows: readonly MemoryRow[];
}

/** Where a box is reached from: a name in a frame, or a place in another box. */
export interface MemoryPlace {
  /** As a program would write it, such as `names` or `names[0]`. */
  path: string;
  /** Function that the name belongs to; undefined for the program itself. */
  functionName: string | undefined;
}

export interface MemoryBox {
  id: number;
  look: TraceLook;
  /** More than one: the box is shared. */
  places: readonly MemoryPlace[];
}

export interface MemoryGraph {
  /** The program itself first, the running function last. */
  frames: readonly MemoryFrame[];
  /** Frames between the first and the second one that the recording has left out. */
  leftOut: number;
  /** In the order in which the frames lead to them. */
  boxes: readonly MemoryBox[];
}

/** Functions and classes are no values a learner follows; text in quotes never looks like this. */
const isDefinition = (text: string): boolean => /^(function|class) [^\s]+$/.test(text);

const nameOf = (name: string): string | undefined => (name === '<module>' ? undefined : name);

function frameOf(
  scope: TraceScope,
  name: string,
  line: number | undefined,
  isCurrent: boolean,
  boxes: TraceBoxes,
): MemoryFrame {
  const rows = Object.entries(scope.variables).flatMap(([variable, text]): MemoryRow[] => {
    if (isDefinition(text)) return [];
    const box = scope.refs?.[variable] ?? 0;
    return [{ name: variable, text, box: box in boxes ? box : 0 }];
  });
  return { functionName: nameOf(name), line, isCurrent, rows };
}

const itemPath = (parent: string, { kind }: TraceLook, key: string | null, at: number): string => {
  if (kind === 'object') return `${parent}.${key}`;
  if (kind === 'set') return parent;
  return `${parent}[${key ?? at}]`;
};

/** Follows the names into their boxes and those into others, each box once. */
function collectBoxes(frames: readonly MemoryFrame[], boxes: TraceBoxes, looks: readonly TraceLook[]): MemoryBox[] {
  const found = new Map<number, { id: number; look: TraceLook; places: MemoryPlace[] }>();
  const waiting: { id: number; place: MemoryPlace }[] = frames.flatMap(({ functionName, rows }) =>
    rows.flatMap(({ name, box }) => (box > 0 ? [{ id: box, place: { path: name, functionName } }] : [])),
  );
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { id, place } = next;
    const known = found.get(id);
    if (known) {
      known.places.push(place);
      continue;
    }
    const look = looks[boxes[id] ?? -1];
    if (!look) continue;
    found.set(id, { id, look, places: [place] });
    for (const [at, [key, , box]] of look.items.entries()) {
      if (box > 0 && box in boxes) {
        waiting.push({ id: box, place: { ...place, path: itemPath(place.path, look, key, at) } });
      }
    }
  }
  return [...found.values()];
}

export function memoryGraphAt(trace: TraceResult, at: number): MemoryGraph {
  const step = trace.steps[at];
  const boxes = (step ? step.boxes : trace.finalBoxes) ?? {};
  const last: TraceScope = { variables: trace.final ?? {}, ...(trace.finalRefs && { refs: trace.finalRefs }) };
  const callers = (step?.callers ?? []).toReversed();
  const frames = [
    ...callers.map((caller) => frameOf(caller, caller.name, caller.line, false, boxes)),
    frameOf(step ?? last, step?.name ?? '<module>', step?.line, true, boxes),
  ];
  return {
    frames,
    leftOut: step ? Math.max(0, step.depth - frames.length) : 0,
    boxes: collectBoxes(frames, boxes, trace.looks ?? []),
  };
}

export const isShared = ({ places }: MemoryBox): boolean => places.length > 1;

/** The table of variables says as much where there is one frame and no box. */
export const needsPicture = ({ frames, boxes }: MemoryGraph): boolean => frames.length > 1 || boxes.length > 0;
