// Plays a song at the user's volumes as long as a component is shown.
import { useEffect, useRef } from 'react';
import { useSettings } from '../features/settings/useSettings.ts';
import { createSongPlayer, type SongPlayer } from './createSongPlayer.ts';

export function useSong(layer: string): void {
  const { volumes } = useSettings();
  const song = useRef<SongPlayer>(undefined);
  useEffect(() => {
    const player = createSongPlayer(layer);
    song.current = player;
    return () => player.stop();
  }, [layer]);
  useEffect(() => song.current?.setVolumes(volumes), [volumes]);
}
