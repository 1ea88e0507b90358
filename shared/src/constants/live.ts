// States, lines, limits and intervals of a live lesson.

/**
 * What a learner does now. `away`: hidden tab, or no sign of life. `stuck`: active without progress for LIVE_STUCK_MS. `finished`: the
 * lesson's goal is reached; without a goal, the realm the learner is in.
 */
export const LIVE_STATES = ['working', 'stuck', 'finished', 'away'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** What a teacher may say with 'All eyes here' without typing; the client has the words in every language. */
export const LIVE_LINES = [
  'look-here',
  'listen',
  'hands-off',
  'well-done',
  'talk-to-your-neighbour',
  'two-more-minutes',
  'short-break',
  'almost-over',
] as const;
export type LiveLine = (typeof LIVE_LINES)[number];

/** Of a teacher's own line, in characters. */
export const LIVE_TEXT_MAX = 160;

export const LIVE_COMMANDS = ['start', 'pause', 'resume', 'gather', 'release', 'goal', 'hints', 'help', 'end'] as const;
export type LiveCommandKind = (typeof LIVE_COMMANDS)[number];

/** Who or what ended a lesson: a teacher, its longest duration, no teacher for a long time, or the archiving of the class. */
export const LIVE_END_REASONS = ['teacher', 'too-long', 'no-teacher', 'archived'] as const;
export type LiveEndReason = (typeof LIVE_END_REASONS)[number];

export const LIVE_STUCK_MS = 3 * 60_000;
export const LIVE_AWAY_MS = 25_000;
export const LIVE_LESSON_MAX_MS = 4 * 3_600_000;
/** A lesson that no teacher looks at ends, and a pause ends earlier, so that nobody is locked out by a closed laptop. */
export const LIVE_WITHOUT_TEACHER_MS = 45 * 60_000;
export const LIVE_PAUSE_WITHOUT_TEACHER_MS = 2 * 60_000;

/** The server sends a line at least this often. */
export const LIVE_BEAT_MS = 4000;
/** A stream without a line for this long is broken. */
export const LIVE_SILENCE_MS = 11_000;
/** A stream whose first line does not come in this time is held back by a proxy: the client polls. */
export const LIVE_FIRST_LINE_MS = 5000;
/** How long the server may hold a poll until there is something to say. */
export const LIVE_POLL_WAIT_MS = 20_000;
/** A client that polls tries to stream again after this time. */
export const LIVE_RETRY_STREAM_MS = 120_000;

/** A learner's presence is reported at most this often, after changes of task or realm at once. */
export const LIVE_REPORT_MS = 2000;
/** And at least this often while a lesson is on. */
export const LIVE_SIGN_OF_LIFE_MS = 10_000;

/** Streams and polls of one account at the same time. */
export const LIVE_STREAMS_PER_ACCOUNT = 5;
/** Teachers' streams of one class at the same time. */
export const LIVE_BOARDS_PER_CLASS = 40;
/** Streams of one server process. */
export const LIVE_STREAMS_PER_PROCESS = 4000;
