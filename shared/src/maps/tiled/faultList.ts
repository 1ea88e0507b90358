// Gathers what is wrong with a map in Tiled's words: one problem for each kind of fault and place, with a count.
import type { MapProblem, Point } from '../realmMap.ts';

/** What a fault is about. */
export interface Subject {
  one: string;
  /** All that are counted together, e.g. `objects on the layer "props"`. */
  many: string;
  /** What it is called among many. */
  name: string;
  /** Many are listed by name; otherwise only the first is named. */
  isListed?: boolean;
  object?: number;
  at?: Point;
}

interface Fault {
  subject: Subject;
  names: Set<string>;
  text: string;
  isSentence: boolean;
  level: MapProblem['level'];
}

const MAX_LISTED = 6;

export class FaultList {
  private readonly faults = new Map<string, Fault>();

  /** `says` follows the name of the subject; `{is|are}` is for one and for many. */
  add(subject: Subject, says: string, level: MapProblem['level'] = 'error'): void {
    this.note({ subject, text: says, isSentence: false, level });
  }

  /** `sentence` stands alone. */
  report(subject: Subject, sentence: string): void {
    this.note({ subject, text: sentence, isSentence: true, level: 'error' });
  }

  private note(fault: Omit<Fault, 'names'>): void {
    const { subject, text, isSentence, level } = fault;
    const key = JSON.stringify([subject.many, text, isSentence, level]);
    const known = this.faults.get(key);
    if (known) known.names.add(subject.name);
    else this.faults.set(key, { ...fault, names: new Set([subject.name]) });
  }

  get isEmpty(): boolean {
    return this.faults.size === 0;
  }

  problems(map: string): MapProblem[] {
    return [...this.faults.values()].map((fault) => toProblem(map, fault));
  }
}

function toProblem(map: string, { subject, names, text, isSentence, level }: Fault): MapProblem {
  const at = subject.at && { at: { x: subject.at.x, y: subject.at.y } };
  if (names.size === 1) {
    const object = subject.object !== undefined && { object: subject.object };
    return { map, ...object, ...at, message: isSentence ? text : `${subject.one} ${inNumber(text, 'one')}`, level };
  }
  const who = `${names.size} ${subject.many}`;
  const said = isSentence ? `: ${text}` : ` ${inNumber(text, 'many')}`;
  const message = subject.isListed
    ? `${who} (${listed([...names])})${said}`
    : `${who}${said}; the first is ${subject.name}`;
  // Without the number of an object, because the message speaks of many; the place is marked on the overview.
  return { map, ...at, message, level };
}

const inNumber = (text: string, number: 'one' | 'many'): string =>
  text.replaceAll(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one: string, many: string) => (number === 'one' ? one : many));

function listed(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  return more > 0 ? `${names.slice(0, MAX_LISTED).join(', ')} and ${more} more` : names.join(', ');
}
