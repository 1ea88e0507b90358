// Offers one button to the learner's next step.
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import { courseProgress, type LearnerProgress, nextUnit } from '@lanternwise/shared/courses/progress';
import { pythonWorld } from '@lanternwise/shared/courses/pythonWorld';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { realmCard } from '../../features/realm/realms.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface NextStep {
  title: string;
  text: string;
  to: string;
  button: string;
  percent?: number;
}

function getNextStep(standing: LearnerProgress, hasCertificate: boolean): NextStep {
  const { realms, canOpenProtected } = standing;
  const startedRealm = realms.find(({ entered, completed }) => entered && !completed);
  if (startedRealm && (canOpenProtected || startedRealm.realm === 'demo')) {
    const { title, learn } = realmCard(startedRealm.realm);
    const to = startedRealm.realm === 'demo' ? '/demo' : `/Grassroot/${startedRealm.realm}`;
    return { title: `Continue ${title}`, text: learn, to, button: 'Continue', percent: startedRealm.percent };
  }
  const next = nextUnit(courseProgress(aiAdventure, standing))?.unit;
  if (next?.path) return { title: `Next: ${next.title}`, text: next.text, to: next.path, button: 'Start' };
  if (aiAdventure.units.every((unit) => realms.some(({ realm, completed }) => completed && realm === unit.realm))) {
    const nextPythonUnit = nextUnit(courseProgress(pythonWorld, standing))?.unit;
    if (hasCertificate && nextPythonUnit?.path)
      return {
        title: `Next: ${nextPythonUnit.title}`,
        text: nextPythonUnit.text,
        to: nextPythonUnit.path,
        button: 'Start',
      };
    if (hasCertificate)
      return {
        title: 'What a journey!',
        text: 'Show your certificate to your family and friends.',
        to: '/certificates/view',
        button: 'View certificate',
      };
    return {
      title: 'You completed all eight realms!',
      text: 'Now add your name and get your certificate.',
      to: '/certificates/generate',
      button: 'Create my certificate',
    };
  }
  return {
    title: 'Try the demo',
    text: 'You need a plan or a school code to enter the realms. The demo is open to everyone.',
    to: '/demo',
    button: 'Play the demo',
  };
}

export function ContinuePanel({ standing, certified }: { standing: LearnerProgress; certified: boolean }) {
  const { title, text, to, button, percent } = getNextStep(standing, certified);
  return (
    <Panel aria-labelledby="go-on" className="grid items-center gap-6 md:grid-cols-[auto_1fr_auto]">
      <Portrait character="owl" name="" size={96} />
      <div className="grid gap-2">
        <h2 id="go-on" className="text-2xl text-game-title">
          {title}
        </h2>
        <p>{text}</p>
        {percent !== undefined && <ProgressBar label="Your progress in this realm" value={percent} />}
      </div>
      <Link to={to} className={buttonClass({ size: 'large' })}>
        <Play size={22} aria-hidden="true" fill="currentColor" /> {button}
      </Link>
    </Panel>
  );
}
