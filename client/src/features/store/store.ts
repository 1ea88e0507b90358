// Creates the Redux store from the reducers of the features.
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { onToast } from '../../lib/toastSink.ts';
import { api } from '../api.ts';
import { avatarReducer } from '../avatar/avatarSlice.ts';
import { companionReducer } from '../companion/companionSlice.ts';
import { liveReducer } from '../live/liveSlice.ts';
import { messageAdded, messagesReducer } from '../messages/messagesSlice.ts';
import { overlaysReducer } from '../overlays/overlaysSlice.ts';
import { progressReducer } from '../progress/progressSlice.ts';
import type { ProgressSync } from '../progress/progressSync.ts';
import { realmReducer } from '../realm/realmSlice.ts';
import { sessionReducer } from '../session/sessionSlice.ts';
import { settingsReducer } from '../settings/settingsSlice.ts';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  settings: settingsReducer,
  avatar: avatarReducer,
  companion: companionReducer,
  live: liveReducer,
  overlays: overlaysReducer,
  progress: progressReducer,
  realm: realmReducer,
  messages: messagesReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** What thunks may ask of the app. */
export interface Services {
  /** Sends pending events. Resolves to true if none are left, false if they have to wait for the network. */
  flushProgress(): Promise<boolean>;
}

export function createStore(preloadedState?: Partial<RootState>) {
  const services: Services = { flushProgress: () => store.sync?.flush() ?? Promise.resolve(true) };
  const redux = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }).concat(api.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
  /** Once the sync has started: `getProgressSync`. */
  const sync: ProgressSync | undefined = undefined;
  const store: typeof redux & { sync: ProgressSync | undefined } = Object.assign(redux, { sync });
  onToast((toast) => store.dispatch(messageAdded({ subject: 'toast', ...toast })));
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
