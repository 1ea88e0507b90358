// The map picker with the menu's music and the button that silences it.
import { useEffect, useRef } from 'react';
import { createSong, type SongPlayer } from '../../../audio/createSong.ts';
import { useSettings } from '../../../features/settings/useSettings.ts';
import { MuteButton } from '../../../overlays/hud/MuteButton.tsx';
import { AdventuresPage } from '../../../pages/adventures/AdventuresPage.tsx';

function useMenuMusic(): void {
  const { volumes } = useSettings();
  const song = useRef<SongPlayer>(undefined);
  useEffect(() => {
    const player = createSong('menu-main');
    song.current = player;
    return () => player.stop();
  }, []);
  useEffect(() => song.current?.setVolumes(volumes), [volumes]);
}

export function AdventuresHost() {
  useMenuMusic();
  return <AdventuresPage sound={<MuteButton />} />;
}
