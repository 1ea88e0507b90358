// What server processes tell each other about live lessons: where to look, and where learners are. Nothing of it is stored.
import { isProgressPlace } from '@lanternwise/shared/constants/realms';
import { MAX_MESSAGE_BYTES, type MessageBus } from '../../db/MessageBus.ts';
import type { Presence } from './learnerState.ts';

export type BusNews =
  /** A lesson of the class began, ended or got a command. */
  | { kind: 'lesson'; groupId: string }
  | { kind: 'presence'; userId: string; presence: Presence }
  /** The learner made progress in the realm; the state itself is in the database. */
  | { kind: 'progress'; userId: string; realm: string; at: number; finishedTasks: number };

const PREFIX = 'live:';

/** Positional and short: a class of 60 fits two messages. */
const pack = (news: BusNews): unknown[] => {
  switch (news.kind) {
    case 'lesson':
      return ['l', news.groupId];
    case 'presence': {
      const { realm, task, x, y, visible, seenAt } = news.presence;
      return ['p', news.userId, realm, task, x, y, visible ? 1 : 0, seenAt];
    }
    case 'progress':
      return ['g', news.userId, news.realm, news.at, news.finishedTasks];
  }
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Undefined for what another version of the server may send. */
function unpack(item: unknown): BusNews | undefined {
  if (!Array.isArray(item)) return undefined;
  const [kind, id, third, fourth, fifth, sixth, visible, seenAt] = item as unknown[];
  if (typeof id !== 'string') return undefined;
  if (kind === 'l') return { kind: 'lesson', groupId: id };
  if (kind === 'p' && typeof seenAt === 'number') {
    const realm = typeof third === 'string' && isProgressPlace(third) ? third : null;
    const place = { realm, task: textOrNull(fourth), x: numberOrNull(fifth), y: numberOrNull(sixth) };
    return { kind: 'presence', userId: id, presence: { ...place, visible: visible === 1, seenAt } };
  }
  if (kind === 'g' && typeof third === 'string' && typeof fourth === 'number' && typeof fifth === 'number') {
    return { kind: 'progress', userId: id, realm: third, at: fourth, finishedTasks: fifth };
  }
  return undefined;
}

/** Sends what is news to the other processes; what comes one by one is gathered until `flush`. */
export class LiveBus {
  #waiting: string[] = [];

  constructor(private readonly bus: MessageBus) {}

  /** Returns the unsubscribe function. */
  listen(onNews: (news: BusNews) => void): () => void {
    return this.bus.subscribe((message) => {
      if (!message.startsWith(PREFIX)) return;
      const items = JSON.parse(message.slice(PREFIX.length)) as unknown[];
      for (const item of items) {
        const news = unpack(item);
        if (news) onNews(news);
      }
    });
  }

  gather(news: BusNews): void {
    this.#waiting.push(JSON.stringify(pack(news)));
  }

  send(news: BusNews): void {
    this.gather(news);
    this.flush();
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    const messages: string[] = [];
    let items: string[] = [];
    let bytes = PREFIX.length + 2;
    const close = () => {
      messages.push(`${PREFIX}[${items.join(',')}]`);
      items = [];
      bytes = PREFIX.length + 2;
    };
    for (const item of this.#waiting) {
      const size = Buffer.byteLength(item) + 1;
      if (items.length > 0 && bytes + size > MAX_MESSAGE_BYTES) close();
      items.push(item);
      bytes += size;
    }
    close();
    this.#waiting = [];
    this.bus.publish(messages);
  }
}
