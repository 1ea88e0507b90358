// The avatar picker of the account page.
import { AVATARS } from '@lanternwise/shared/constants/users';
import { Trans } from '@lingui/react/macro';
import { avatarName } from '../../features/avatar/avatarName.ts';
import { useAvatar, useChooseAvatar } from '../../features/avatar/useAvatar.ts';
import { Card } from '../../ui/Card.tsx';
import { Portrait } from '../../ui/Portrait.tsx';

export function AvatarCard() {
  const current = useAvatar();
  const choose = useChooseAvatar();
  return (
    <Card>
      <fieldset>
        <legend className="mb-4 font-display text-xl text-link">
          <Trans>My avatar</Trans>
        </legend>
        <div className="grid grid-cols-3 gap-3">
          {AVATARS.map((avatar) => (
            <label key={avatar} className="lw-choice-tile lw-avatar">
              <input
                type="radio"
                name="avatar"
                className="lw-hidden"
                value={avatar}
                checked={avatar === current}
                onChange={() => choose(avatar)}
              />
              <Portrait character={avatar} name="" size={72} />
              <span className="font-display">{avatarName(avatar)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
