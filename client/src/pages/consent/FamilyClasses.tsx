// The classes about which a linked parent was asked, with the answers.
import type { ClassConsent } from '@lanternwise/shared/contracts/class-consents';
import { Trans } from '@lingui/react/macro';
import { classConsentsApi } from '../../features/classConsentsApi.ts';
import { Panel } from '../../ui/Panel.tsx';
import { ClassQuestion } from './ClassQuestion.tsx';

export function FamilyClasses() {
  const { data } = classConsentsApi.useParentClassConsentsQuery();
  if (!data || data.consents.length === 0) return null;
  return (
    <Panel aria-labelledby="family-classes" className="grid gap-5">
      <h2 id="family-classes" className="text-2xl text-game-title">
        <Trans>Classes that need your yes</Trans>
      </h2>
      <ul className="grid gap-5">
        {data.consents.map((consent) => (
          <FamilyClass key={consent.id} consent={consent} />
        ))}
      </ul>
    </Panel>
  );
}

function FamilyClass({ consent }: { consent: ClassConsent }) {
  const [answer, { isLoading, originalArgs, error }] = classConsentsApi.useAnswerAsParentMutation();
  const { id, username } = consent;
  return (
    <li className="lw-card grid gap-3">
      <h3 className="text-lg break-words">
        <Trans>May {username} join this class?</Trans>
      </h3>
      <ClassQuestion
        consent={consent}
        busy={isLoading ? originalArgs?.answer : undefined}
        error={error}
        onAnswer={(choice) => void answer({ id, answer: choice })}
      />
    </li>
  );
}
