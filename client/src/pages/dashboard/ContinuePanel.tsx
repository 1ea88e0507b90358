// Offers one button to the learner's next step.
import { DEMO_PLACE, firstOpenPlace, playPath } from '@lanternwise/shared/access/playAccess';
import { aiAdventure } from '@lanternwise/shared/courses/aiAdventure';
import { courseProgress, type LearnerProgress, nextUnit, resumedRealm } from '@lanternwise/shared/courses/progress';
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
  const { realms } = standing;
  const resumed = resumedRealm(standing);
  if (resumed) {
    const { title, learn } = realmCard(resumed.progress.realm);
    const { percent } = resumed.progress;
    return { title: `Continue ${title}`, text: learn, to: resumed.path, button: 'Continue', percent };
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
  return getStepOutsideTheCourse(standing);
}

/** No realm of the course is open and unfinished: an open Python shop, the free unit, or the realms still being built. */
function getStepOutsideTheCourse(standing: LearnerProgress): NextStep {
  const shop = nextUnit(courseProgress(pythonWorld, standing))?.unit;
  if (shop?.path) return { title: `Next: ${shop.title}`, text: shop.text, to: shop.path, button: 'Start' };
  const place = standing.canOpenProtected ? undefined : firstOpenPlace(standing);
  if (place?.kind === 'school')
    return {
      title: 'Begin with Unit 1',
      text: 'Unit 1 of School Class X is open to everyone. The realms need a plan or a school code.',
      to: playPath(place),
      button: 'Start Unit 1',
    };
  if (place)
    return {
      title: 'Try the demo',
      text: 'It is open to everyone.',
      to: playPath(DEMO_PLACE),
      button: 'Play the demo',
    };
  return {
    title: 'You have done all that is open',
    text: 'The other realms are being built. You can visit their maps, or practise again in a realm you know.',
    to: '/Grassroot/learning-adventures',
    button: 'See the realms',
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
