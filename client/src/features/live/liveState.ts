// State of a live lesson on a page: pure reducers of the teacher's and the learner's stream.
import type {
  BoardMessage,
  LiveCommand,
  LiveLearner,
  LiveLesson,
  OwnLiveLesson,
  OwnLiveMessage,
} from '@lanternwise/shared/contracts/liveMessages';

/** How the page is connected. Only `stopped` and `refused` are final. */
export type LiveConnection =
  /** Nothing has arrived yet. */
  | { kind: 'connecting' }
  | { kind: 'live' }
  /** Streams are held back on the way: the same messages arrive by repeated requests. */
  | { kind: 'polling' }
  /** The connection broke; it resumes by itself where it was. What is known stays on the screen. */
  | { kind: 'resuming' }
  | { kind: 'stopped' }
  /** Of an API error: signed out, no teacher or learner of the class any more, too many streams. */
  | { kind: 'refused'; code: string; message: string };

interface Live {
  connection: LiveConnection;
  /** Null before the first line. Resumes the stream. */
  cursor: string | null;
  /** Server time minus this device's time, in ms, for durations. */
  clockOffset: number;
}

export interface BoardState extends Live {
  lesson: LiveLesson | null;
  /** By id. An entry keeps its identity until it changes, so that rows can be memoized. */
  learners: Readonly<Record<string, LiveLearner>>;
  /** The last command of any teacher; null before the first. */
  lastCommand: LiveCommand | null;
  /** The lesson that ended while this page was connected, for its summary. */
  endedLesson: string | null;
}

export interface OwnLiveState extends Live {
  lesson: OwnLiveLesson | null;
}

export type LiveEvent<M> =
  | { type: 'connection'; connection: LiveConnection }
  /** `at`: this device's clock when the line arrived. */
  | { type: 'message'; message: M; at: number };

const nothing: Live = { connection: { kind: 'connecting' }, cursor: null, clockOffset: 0 };
export const EMPTY_BOARD: BoardState = { ...nothing, lesson: null, learners: {}, lastCommand: null, endedLesson: null };
export const EMPTY_OWN_LIVE: OwnLiveState = { ...nothing, lesson: null };

/** Nothing of a class stays on the screen of who may not see it any more. */
function connectionChanged<S extends Live>(state: S, connection: LiveConnection, empty: S): S {
  return connection.kind === 'refused' ? { ...empty, connection } : { ...state, connection };
}

const positionOf = (message: { cursor: string; now: number }, at: number) => ({
  cursor: message.cursor,
  clockOffset: message.now - at,
});

export function boardReducer(state: BoardState, event: LiveEvent<BoardMessage>): BoardState {
  if (event.type === 'connection') return connectionChanged(state, event.connection, EMPTY_BOARD);
  const { message, at } = event;
  switch (message.type) {
    case 'reconnect':
      return state;
    case 'refused':
      return { ...EMPTY_BOARD, connection: { kind: 'refused', code: message.code, message: message.message } };
    case 'beat':
      return { ...state, ...positionOf(message, at) };
    case 'board': {
      const ended =
        state.lesson !== null && state.lesson.id !== message.lesson?.id ? state.lesson.id : state.endedLesson;
      const learners = Object.fromEntries(message.learners.map((learner) => [learner.id, learner]));
      return { ...state, ...positionOf(message, at), lesson: message.lesson, learners, endedLesson: ended };
    }
    case 'learners': {
      const learners = { ...state.learners };
      for (const learner of message.changed) learners[learner.id] = learner;
      for (const id of message.gone) delete learners[id];
      return { ...state, ...positionOf(message, at), learners };
    }
    case 'command': {
      const { command, lesson } = message;
      const next = { ...state, ...positionOf(message, at), lesson, lastCommand: command };
      return command.kind === 'end' ? { ...next, learners: {}, endedLesson: command.lesson } : next;
    }
  }
}

export function ownLiveReducer(state: OwnLiveState, event: LiveEvent<OwnLiveMessage>): OwnLiveState {
  if (event.type === 'connection') return connectionChanged(state, event.connection, EMPTY_OWN_LIVE);
  const { message, at } = event;
  switch (message.type) {
    case 'reconnect':
      return state;
    case 'refused':
      return { ...EMPTY_OWN_LIVE, connection: { kind: 'refused', code: message.code, message: message.message } };
    case 'beat':
      return { ...state, ...positionOf(message, at) };
    case 'state':
    case 'command':
      return { ...state, ...positionOf(message, at), lesson: message.lesson };
  }
}
