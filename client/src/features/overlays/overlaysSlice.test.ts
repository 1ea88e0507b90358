// Tests the overlay stack: one story overlay at a time, utilities on top, and closing by key.
import { describe, expect, it } from 'vitest';
import type { OverlayRequest } from './overlayRequest.ts';
import {
  type OverlaysState,
  overlayClosed,
  overlayFolded,
  overlayRequested,
  overlaysReducer,
  windowAsked,
} from './overlaysSlice.ts';

const open = (...requests: OverlayRequest[]): OverlaysState =>
  requests.reduce<OverlaysState>(
    (state, request) => overlaysReducer(state, overlayRequested(request)),
    overlaysReducer(undefined, { type: 'start' }),
  );
const kinds = (state: OverlaysState) => state.stack.map(({ request }) => request.kind);

describe('overlays', () => {
  it('keeps only one story overlay open', () => {
    const state = open(
      { kind: 'welcome' },
      { kind: 'lesson', ref: 'project-cycle' },
      { kind: 'lesson', ref: 'domains' },
    );
    expect(state.stack.map(({ request }) => request)).toEqual([{ kind: 'lesson', ref: 'domains' }]);
  });

  it('stacks pause and settings over a lesson and closes the top one first', () => {
    let state = open({ kind: 'lesson', ref: 'domains' }, { kind: 'pause' }, { kind: 'settings' });
    expect(kinds(state)).toEqual(['lesson', 'pause', 'settings']);
    state = overlaysReducer(state, overlayClosed());
    expect(kinds(state)).toEqual(['lesson', 'pause']);
    state = overlaysReducer(state, overlayClosed());
    state = overlaysReducer(state, overlayClosed());
    expect(kinds(state)).toEqual([]);
  });

  it('ignores the close of a replaced overlay', () => {
    const lesson = open({ kind: 'lesson', ref: 'ethical-frameworks' });
    const key = lesson.stack[0]!.key;
    const quiz = overlaysReducer(lesson, overlayRequested({ kind: 'activity', ref: 'bioethics-quiz' }));
    expect(kinds(overlaysReducer(quiz, overlayClosed(key)))).toEqual(['activity']);
  });

  it('folds the lesson for a ground of the map', () => {
    const state = overlaysReducer(
      open({ kind: 'lesson', ref: 'crossing' }),
      overlayFolded({ activity: 'cross-river', ground: 'word-stones' }),
    );
    expect([kinds(state), state.folded]).toEqual([
      [],
      { request: { kind: 'lesson', ref: 'crossing' }, activity: 'cross-river', ground: 'word-stones' },
    ]);
  });

  it('remembers until the next lesson closes or makes room that the list of places led there', () => {
    let state = overlaysReducer(open({ kind: 'places' }), windowAsked(true));
    state = overlaysReducer(state, overlayClosed());
    expect(state.isWindowAsked).toBe(true);
    state = overlaysReducer(state, overlayRequested({ kind: 'lesson', ref: 'domains' }));
    expect(overlaysReducer(state, overlayClosed()).isWindowAsked).toBe(false);
    const folded = overlayFolded({ activity: 'pixel-quiz', ground: 'lawn' });
    expect(overlaysReducer(state, folded).isWindowAsked).toBe(false);
  });

  it('ignores a repeated request for the top overlay', () => {
    const once = open({ kind: 'pause' });
    expect(overlaysReducer(once, overlayRequested({ kind: 'pause' })).stack).toEqual(once.stack);
  });

  it('replaces a dialogue by another one', () => {
    const state = open({ kind: 'dialog', ref: 'hello' }, { kind: 'dialog', ref: 'bye' });
    expect(state.stack).toHaveLength(1);
    expect(state.stack[0]!.request).toEqual({ kind: 'dialog', ref: 'bye' });
  });
});
