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
}

const initialState: OverlaysState = { stack: [], openedCount: 0 };

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
    },
    /** Closes the overlay with this key, or the top one. An unknown key is ignored. */
    overlayClosed(state, { payload }: PayloadAction<string | undefined>) {
      const key = payload ?? state.stack.at(-1)?.key;
      state.stack = state.stack.filter((open) => open.key !== key);
    },
    overlaysCleared(state) {
      state.stack = [];
    },
  },
});

export const { overlayRequested, overlayClosed, overlaysCleared } = overlaysSlice.actions;
export const overlaysReducer = overlaysSlice.reducer;

interface WithOverlays {
  overlays: OverlaysState;
}
export const selectOverlayStack = (state: WithOverlays): readonly OpenOverlay[] => state.overlays.stack;
/** Whether an overlay is open that takes the input from the world. */
export const selectIsWorldLocked = (state: WithOverlays): boolean =>
  state.overlays.stack.some(({ request }) => locksWorld(request.kind));
export const selectIsOverlayOpen = (state: WithOverlays): boolean => state.overlays.stack.length > 0;
