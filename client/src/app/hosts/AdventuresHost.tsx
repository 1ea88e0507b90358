// The map picker with menu music and mute button, behind the notice for phones.
import { useSong } from '../../audio/useSong.ts';
import { MuteButton } from '../../hud/MuteButton.tsx';
import { AdventuresPage } from '../../pages/adventures/AdventuresPage.tsx';
import { MobileNotice } from '../guards/MobileNotice.tsx';

export function AdventuresHost() {
  useSong('menu-main');
  return (
    <MobileNotice insideMain>
      <AdventuresPage sound={<MuteButton />} />
    </MobileNotice>
  );
}
