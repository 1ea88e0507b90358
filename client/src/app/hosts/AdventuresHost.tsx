// The map picker with menu music and mute button, behind the notice for phones.
import { useEffect, useRef } from 'react';
import { createSongPlayer, type SongPlayer } from '../../audio/createSongPlayer.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { MuteButton } from '../../hud/MuteButton.tsx';
import { AdventuresPage } from '../../pages/adventures/AdventuresPage.tsx';
import { MobileNotice } from '../guards/MobileNotice.tsx';

function useMenuMusic(): void {
  const { volumes } = useSettings();
  const song = useRef<SongPlayer>(undefined);
  useEffect(() => {
    const player = createSongPlayer('menu-main');
    song.current = player;
    return () => player.stop();
  }, []);
  useEffect(() => song.current?.setVolumes(volumes), [volumes]);
}

function AdventuresWithMusic() {
  useMenuMusic();
  return <AdventuresPage sound={<MuteButton />} />;
}

export function AdventuresHost() {
  return (
    <MobileNotice insideMain>
      <AdventuresWithMusic />
    </MobileNotice>
  );
}
