// Shows a teacher without groups how to start a whole class in five minutes.
import { CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';

const STEPS = [
  ['Create a group', 'Type its name above, for example Class 7B.'],
  [
    'Paste the names',
    `Copy your class list, one name per line, up to ${CLASS_ACCOUNTS_MAX} at once. No e-mail addresses are needed.`,
  ],
  ['Print the cards', 'Each student gets a card with a user name, a pass phrase and a QR code.'],
  ['Hand them out', 'Your students sign in with their cards and choose their first realm.'],
] as const;

export function GroupQuickStart() {
  return (
    <Panel aria-labelledby="five-minutes" className="grid gap-5">
      <div className="flex items-center gap-4">
        <Portrait character="owl" name="" size={72} />
        <h2 id="five-minutes" className="text-2xl text-game-title">
          A class of 60 in five minutes
        </h2>
      </div>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(([title, text], index) => (
          <li key={title} className="grid content-start gap-1">
            <span className="lw-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        Do your students already have accounts? Create the group and show them its code, and they can join on their own.
      </p>
    </Panel>
  );
}
