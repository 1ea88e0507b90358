// Tests every step of a realm on its way to the device, and that steps which do not belong to a state change nothing.
import { describe, expect, it } from 'vitest';
import {
  ABSENT,
  type DownloadEvent,
  type DownloadState,
  isActive,
  isResumable,
  nextDownload,
} from './downloadMachine.ts';

const run = (events: readonly DownloadEvent[], from: DownloadState = ABSENT): DownloadState =>
  events.reduce(nextDownload, from);

const asked: DownloadEvent = { kind: 'asked', done: 0, total: 10 };
const started: DownloadEvent = { kind: 'started', done: 0, total: 10 };
const file = (bytes: number): DownloadEvent => ({ kind: 'advanced', bytes });

const STATES: readonly DownloadState[] = [
  ABSENT,
  { kind: 'planned', done: 0, total: 10 },
  { kind: 'downloading', done: 4, total: 10 },
  { kind: 'paused', isHalf: false, done: 4, total: 10 },
  { kind: 'failed', reason: 'full', done: 4, total: 10 },
  { kind: 'done', done: 10, total: 10 },
];

describe('a realm on its way', () => {
  it('is planned, downloaded file by file, and done', () => {
    expect(run([asked])).toEqual({ kind: 'planned', done: 0, total: 10 });
    expect(run([asked, started, file(4)])).toEqual({ kind: 'downloading', done: 4, total: 10 });
    expect(run([asked, started, file(4), file(6), { kind: 'completed' }])).toEqual({
      kind: 'done',
      done: 10,
      total: 10,
    });
  });

  it('keeps its amount over a pause, counts the file that was still under way, and goes on', () => {
    const paused = run([asked, started, file(4), { kind: 'paused' }, file(2)]);
    expect(paused).toEqual({ kind: 'paused', isHalf: false, done: 6, total: 10 });
    expect(run([{ kind: 'asked', done: 6, total: 10 }], paused)).toEqual({ kind: 'planned', done: 6, total: 10 });
  });

  it.each(['full', 'network', 'updated', 'refused'] as const)(
    'fails (%s) with what it has, and can go on',
    (reason) => {
      const failed = run([asked, started, file(4), { kind: 'failed', reason }]);
      expect(failed).toEqual({ kind: 'failed', reason, done: 4, total: 10 });
      expect(isResumable(failed)).toBe(true);
    },
  );

  it('never has more than all', () => {
    expect(run([asked, started, file(99)])).toMatchObject({ done: 10 });
  });
});

describe('what a page finds on the device', () => {
  const found = (wasWhole: boolean, done: number) => run([{ kind: 'found', wasWhole, done, total: 10 }]);

  it('is done, a half download, or cleared away by the browser', () => {
    expect(found(true, 10).kind).toBe('done');
    expect(found(false, 10).kind).toBe('done');
    expect(found(false, 3)).toEqual({ kind: 'paused', isHalf: true, done: 3, total: 10 });
    expect(found(true, 3)).toEqual({ kind: 'failed', reason: 'purged', done: 3, total: 10 });
  });

  it('does not stop a download that is under way', () => {
    const running = run([asked, started, file(4)]);
    expect(run([{ kind: 'found', wasWhole: true, done: 0, total: 10 }], running)).toBe(running);
  });
});

describe.each(STATES)('from $kind', (state) => {
  it('a removal leads to nothing on the device', () => {
    expect(nextDownload(state, { kind: 'removed' })).toEqual(ABSENT);
  });

  it('a wish begins only what rests', () => {
    expect(nextDownload(state, asked).kind).toBe(isResumable(state) ? 'planned' : state.kind);
  });

  it('pauses and failures concern only what is under way', () => {
    expect(nextDownload(state, { kind: 'paused' }).kind).toBe(isActive(state) ? 'paused' : state.kind);
    expect(nextDownload(state, { kind: 'failed', reason: 'network' }).kind).toBe(
      isActive(state) ? 'failed' : state.kind,
    );
  });

  it('only a running download is completed', () => {
    expect(nextDownload(state, { kind: 'completed' }).kind).toBe(state.kind === 'downloading' ? 'done' : state.kind);
  });
});
