// Lets the learner choose one of six avatars.

import { AVATARS, type AvatarId } from '@lanternwise/shared/constants/users';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { playSound } from '../audio/playSound.ts';
import { avatarName } from '../features/avatar/avatarName.ts';
import { useAvatar, useChooseAvatar } from '../features/avatar/useAvatar.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { loadPictures } from '../lib/loadPictures.ts';
import { useSmallScreen } from '../lib/useMediaQuery.ts';
import { DialogActions } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Portrait, stripUrl } from '../ui/Portrait.tsx';
import styles from './AvatarOverlay.module.css';

/** The choice is made by the faces: it opens with all of them. */
export async function loadAvatarOverlay() {
  await loadPictures(AVATARS.map(stripUrl));
  return AvatarOverlay;
}

function AvatarOverlay({ close }: OverlayProps<'avatar'>) {
  const { t } = useLingui();
  const current = useAvatar();
  const choose = useChooseAvatar();
  const small = useSmallScreen();
  const [picked, setPicked] = useState<AvatarId>(current);
  const name = avatarName(picked);
  const confirm = () => {
    choose(picked);
    playSound('celebration');
    close();
  };
  return (
    <GameDialog title={t`Choose your avatar`} colour="violet" size="wide" onClose={confirm}>
      <fieldset className={styles.avatars}>
        <legend className="lw-hidden">
          <Trans>Avatar</Trans>
        </legend>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={styles.card}>
            <input
              type="radio"
              name="avatar"
              className="lw-hidden"
              value={avatar}
              checked={avatar === picked}
              {...(avatar === picked && { 'data-first-focus': '' })}
              onChange={() => {
                playSound('click');
                setPicked(avatar);
              }}
            />
            <Portrait
              character={avatar}
              name=""
              expression={avatar === picked ? 'happy' : 'talk'}
              size={small ? 80 : 112}
            />
            <span className={styles.name}>{avatarName(avatar)}</span>
          </label>
        ))}
      </fieldset>
      <DialogActions>
        <Button size="large" onClick={confirm}>
          <Trans>Play as {name}</Trans>
        </Button>
      </DialogActions>
    </GameDialog>
  );
}
