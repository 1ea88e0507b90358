// Tells the world what it must know of settings and avatar, at every change.
import type { Bus } from '../../bridge/bus.ts';
import type { WorldSettings } from '../../bridge/events.ts';
import { selectAvatar } from '../../features/avatar/avatarSlice.ts';
import type { Settings } from '../../features/settings/settings.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import { observe } from '../../lib/observeStore.ts';
import type { AppStore } from '../store.ts';

const systemReduces = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const worldSettings = ({ thirtyFps, reducedMotion, keys }: Settings): WorldSettings => ({
  thirtyFps,
  reducedMotion: reducedMotion === 'system' ? systemReduces() : reducedMotion === 'on',
  keys,
});

/** Returns the stop. */
export function joinSettingsToWorld(store: AppStore, bus: Bus): () => void {
  const stops = [
    observe(store, selectSettings, (settings) => bus.say('settings/changed', worldSettings(settings))),
    observe(store, selectAvatar, (avatar) => bus.say('avatar/chosen', { avatar })),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
