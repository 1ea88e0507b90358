// Emits settings and avatar to the world on every change.
import type { Bus } from '../../bridge/bus.ts';
import type { WorldSettings } from '../../bridge/events.ts';
import { selectAvatar } from '../../features/avatar/avatarSlice.ts';
import type { Settings } from '../../features/settings/settings.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import type { AppStore } from '../../features/store/store.ts';
import { observeStore } from '../../lib/observeStore.ts';
import { stopAll } from '../../lib/subscriptions.ts';

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const toWorldSettings = ({ thirtyFps, reducedMotion, alwaysBright, keys }: Settings): WorldSettings => ({
  thirtyFps,
  alwaysBright,
  reducedMotion: reducedMotion === 'system' ? prefersReducedMotion() : reducedMotion === 'on',
  keys,
});

/** Returns the unsubscribe function. */
export function connectSettings(store: AppStore, bus: Bus): () => void {
  return stopAll(
    observeStore(store, selectSettings, (settings) => bus.emit('settings/changed', toWorldSettings(settings))),
    observeStore(store, selectAvatar, (avatar) => bus.emit('avatar/chosen', { avatar })),
  );
}
