// Creates the Redux store from the reducers of the features.
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { api } from '../features/api.ts';
import { avatarReducer } from '../features/avatar/avatarSlice.ts';
import { overlaysReducer } from '../features/overlays/overlaysSlice.ts';
import { progressReducer } from '../features/progress/progressSlice.ts';
import { realmReducer } from '../features/realm/realmSlice.ts';
import { sessionReducer } from '../features/session/sessionSlice.ts';
import { settingsReducer } from '../features/settings/settingsSlice.ts';

const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  settings: settingsReducer,
  avatar: avatarReducer,
  overlays: overlaysReducer,
  progress: progressReducer,
  realm: realmReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export function createStore(preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
    ...(preloadedState ? { preloadedState } : {}),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
