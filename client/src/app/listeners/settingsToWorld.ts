// Tells the world what it must know of settings and avatar, at every change.
import type { Bus } from '../../bridge/bus.ts';
import type { WorldSettings } from '../../bridge/events.ts';
import { selectAvatar } from '../../features/avatar/avatarSlice.ts';
import type { Settings } from '../../features/settings/settings.ts';
import { selectSettings } from '../../features/settings/settingsSlice.ts';
import type { AppStore } from '../store.ts';

const systemReduces = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const worldSettings = ({ thirtyFps, reducedMotion, keys }: Settings): WorldSettings => ({
  thirtyFps,
  reducedMotion: reducedMotion === 'system' ? systemReduces() : reducedMotion === 'on',
  keys,
});

/** Returns the stop. */
export function joinSettingsToWorld(store: AppStore, bus: Bus): () => void {
  let settings = selectSettings(store.getState());
  let avatar = selectAvatar(store.getState());
  return store.subscribe(() => {
    const nextSettings = selectSettings(store.getState());
    const nextAvatar = selectAvatar(store.getState());
    if (nextSettings !== settings) bus.say('settings/changed', worldSettings(nextSettings));
    if (nextAvatar !== avatar) bus.say('avatar/chosen', { avatar: nextAvatar });
    settings = nextSettings;
    avatar = nextAvatar;
  });
}
