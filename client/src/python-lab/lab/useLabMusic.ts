// The Lab's own song while the Lab is open; the realm's music waits meanwhile.
import { useEffect, useRef } from 'react';
import { createSongPlayer, type SongPlayer } from '../../audio/createSongPlayer.ts';
import { useSettings } from '../../features/settings/useSettings.ts';

export function useLabMusic(): void {
  const { volumes } = useSettings();
  const song = useRef<SongPlayer>(undefined);
  useEffect(() => {
    const player = createSongPlayer('lab-main');
    song.current = player;
    return () => player.stop();
  }, []);
  useEffect(() => song.current?.setVolumes(volumes), [volumes]);
}
