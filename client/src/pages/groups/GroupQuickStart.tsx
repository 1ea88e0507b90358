// Shows a teacher without groups how to start a whole class in five minutes.
import { CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';

const MOST = CLASS_ACCOUNTS_MAX;

const STEPS = [
  [msg`Create a group`, msg`Type its name above, for example Class 7B.`],
  [
    msg`Paste the names`,
    msg`Copy your class list, one name per line, up to ${MOST} at once, or take it from a file. No e-mail addresses are needed.`,
  ],
  [msg`Print the cards`, msg`Each student gets a card with a user name, a pass phrase and a QR code.`],
  [msg`Hand them out`, msg`Your students sign in with their cards and choose their first realm.`],
] as const;

export function GroupQuickStart() {
  const { t } = useLingui();
  return (
    <Panel aria-labelledby="five-minutes" className="grid gap-5">
      <div className="flex items-center gap-4">
        <OwlPortrait size={72} />
        <h2 id="five-minutes" className="text-2xl text-game-title">
          <Trans>A class of 60 in five minutes</Trans>
        </h2>
      </div>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(([title, text], index) => (
          <li key={title.id} className="grid content-start gap-1">
            <span className="lw-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-lg">{t(title)}</h3>
            <p className="text-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
      <p>
        <Trans>
          Do your students already have accounts? Create the group and show them its code, and they can join on their
          own.
        </Trans>
      </p>
    </Panel>
  );
}
