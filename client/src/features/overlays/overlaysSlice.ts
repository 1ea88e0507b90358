// Redux slice of the stack of open overlays; the last one is on top and closed by Escape.
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isStoryOverlay, locksWorld, type OverlayRequest } from './overlayRequest.ts';

export interface OpenOverlay {
  key: string;
  request: OverlayRequest;
}

export interface OverlaysState {
  stack: OpenOverlay[];
  /** Number of overlays opened so far, used for unique keys. */
  openedCount: number;
  /** The window that waits while one of its activities is played on the map. */
  folded: FoldedWindow | null;
  /** The list of places led there: the next lesson stays a window. */
  isWindowAsked: boolean;
}

export interface FoldedWindow {
  request: Extract<OverlayRequest, { kind: 'lesson' | 'activity' }>;
  activity: string;
  /** The object of the map on which it is played. */
  ground: string;
}

const initialState: OverlaysState = { stack: [], openedCount: 0, folded: null, isWindowAsked: false };

const refOf = (request: OverlayRequest): string | undefined => ('ref' in request ? request.ref : undefined);
const isSame = (a: OverlayRequest, b: OverlayRequest): boolean => a.kind === b.kind && refOf(a) === refOf(b);

const overlaysSlice = createSlice({
  name: 'overlays',
  initialState,
  reducers: {
    /** Opens an overlay. A story overlay replaces open story overlays; a repeated request for the top one is ignored. */
    overlayRequested(state, { payload }: PayloadAction<OverlayRequest>) {
      const top = state.stack.at(-1)?.request;
      if (top && isSame(top, payload)) return;
      const shouldKeep = (open: OpenOverlay) =>
        open.request.kind !== payload.kind && !(isStoryOverlay(open.request.kind) && isStoryOverlay(payload.kind));
      state.stack = state.stack.filter(shouldKeep);
      state.openedCount += 1;
      state.stack.push({ key: `${payload.kind}-${state.openedCount}`, request: payload });
      if (isStoryOverlay(payload.kind)) state.folded = null;
    },
    /** The open lesson or activity makes room for the map, on which this activity is played. */
    overlayFolded(state, { payload }: PayloadAction<Pick<FoldedWindow, 'activity' | 'ground'>>) {
      const open = state.stack.findLast(({ request: { kind } }) => kind === 'lesson' || kind === 'activity');
      if (open?.request.kind !== 'lesson' && open?.request.kind !== 'activity') return;
      state.folded = { request: { kind: open.request.kind, ref: open.request.ref }, ...payload };
      state.stack = state.stack.filter(({ key }) => key !== open.key);
      // From there on the map is what was asked for.
      state.isWindowAsked = false;
    },
    windowAsked(state, { payload }: PayloadAction<boolean>) {
      state.isWindowAsked = payload;
    },
    foldDropped(state) {
      state.folded = null;
    },
    /** Closes the overlay with this key, or the top one. An unknown key is ignored. */
    overlayClosed(state, { payload }: PayloadAction<string | undefined>) {
      const key = payload ?? state.stack.at(-1)?.key;
      const closed = state.stack.find((open) => open.key === key)?.request.kind;
      if (closed === 'lesson' || closed === 'activity') state.isWindowAsked = false;
      state.stack = state.stack.filter((open) => open.key !== key);
    },
    overlaysCleared(state) {
      state.stack = [];
      state.folded = null;
      state.isWindowAsked = false;
    },
  },
});

export const { overlayRequested, overlayClosed, overlayFolded, foldDropped, overlaysCleared, windowAsked } =
  overlaysSlice.actions;
export const overlaysReducer = overlaysSlice.reducer;

interface WithOverlays {
  overlays: OverlaysState;
}
export const selectOverlayStack = (state: WithOverlays): readonly OpenOverlay[] => state.overlays.stack;
/** Whether an overlay is open that takes the input from the world. */
export const selectIsWorldLocked = (state: WithOverlays): boolean =>
  state.overlays.stack.some(({ request }) => locksWorld(request.kind));
export const selectIsOverlayOpen = (state: WithOverlays): boolean => state.overlays.stack.length > 0;
export const selectFolded = (state: WithOverlays): FoldedWindow | null => state.overlays.folded;
export const selectIsWindowAsked = (state: WithOverlays): boolean => state.overlays.isWindowAsked;
