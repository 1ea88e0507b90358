// What a teacher without a group sees: how a whole class gets going in five minutes.
import { CLASS_ACCOUNTS_MAX } from '@lanternwise/shared/constants/groups';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';

const STEPS = [
  ['Make a group', 'Write its name above, for example Class 7B.'],
  [
    'Paste the names',
    `Copy your class list, one name a line, up to ${CLASS_ACCOUNTS_MAX} at once. No e-mail addresses are needed.`,
  ],
  ['Print the cards', 'Each child gets a card with a user name, a pass phrase and a code for the camera.'],
  ['Hand them out', 'The children sign in with their cards and choose their first realm.'],
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
        {STEPS.map(([title, words], index) => (
          <li key={title} className="grid content-start gap-1">
            <span className="lw-number" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{words}</p>
          </li>
        ))}
      </ol>
      <p>Do the children have accounts already? Make the group and show them its code: they join by themselves.</p>
    </Panel>
  );
}
