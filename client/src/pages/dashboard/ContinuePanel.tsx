// Offers one button to the learner's next step.
import type { User } from '@lanternwise/shared/contracts/user';
import { type NextStep, nextStep } from '@lanternwise/shared/courses/nextStep';
import type { LearnerProgress } from '@lanternwise/shared/courses/progress';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router-dom';
import { lockSentence } from '../../features/access/lockSentence.ts';
import { realmCard } from '../../features/realm/realms.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

interface StepWords {
  title: string;
  text: string;
  /** Absent if only somebody else can open more. */
  link?: { to: string; label: string };
  percent?: number;
}

const PICKER = '/Grassroot/learning-adventures';

/** Call it during rendering. @param isClassAccount such a learner never sees prices */
export function describeStep(step: NextStep, isClassAccount: boolean): StepWords {
  switch (step.kind) {
    case 'resume': {
      const { title, learn } = realmCard(step.realm.realm);
      const link = { to: step.path, label: t`Continue` };
      return { title: t`Continue ${title}`, text: learn, link, percent: step.realm.percent };
    }
    case 'unit': {
      const title = translateSentence(step.unit.title);
      return {
        title: t`Next: ${title}`,
        text: translateSentence(step.unit.text),
        link: { to: step.path, label: t({ context: 'lesson', message: 'Start' }) },
      };
    }
    case 'demo':
      return {
        title: t`Try the demo`,
        text: t`It is open to everyone.`,
        link: { to: step.path, label: t`Play the demo` },
      };
    case 'certificate':
      return step.isCreated
        ? {
            title: t`What a journey!`,
            text: t`Show your certificate to your family and friends.`,
            link: { to: '/certificates/view', label: t`View certificate` },
          }
        : {
            title: t`You completed all eight realms!`,
            text: t`Now add your name and get your certificate.`,
            link: { to: '/certificates/generate', label: t`Create my certificate` },
          };
    case 'class-lock': {
      const { title } = realmCard(step.realm);
      return { title: t`You have done all that is open`, text: `${title}: ${lockSentence(step.lock)}` };
    }
    case 'needs-plan':
      return isClassAccount
        ? {
            title: t`You have done all that is open`,
            text: t`Ask your teacher to open the realms for your class.`,
          }
        : {
            title: t`You have done all that is free`,
            text: t`The realms open with a plan or a school code.`,
            link: { to: '/pricing', label: t`See the plans` },
          };
    case 'needs-sign-in':
      return {
        title: t`You have done all that is free`,
        text: t`Sign in to find out what else is open to you.`,
        link: { to: signInPath('/dashboard'), label: t`Sign in` },
      };
    case 'all-done':
      return {
        title: t`You have done all that is open`,
        text: t`You can practise again in a realm you know.`,
        link: { to: PICKER, label: t`See the realms` },
      };
  }
}

interface ContinuePanelProps {
  standing: LearnerProgress;
  user: Pick<User, 'isClassAccount'>;
  hasCertificate: boolean;
}

export function ContinuePanel({ standing, user, hasCertificate }: ContinuePanelProps) {
  const { t: translate } = useLingui();
  const { title, text, link, percent } = describeStep(nextStep(standing, hasCertificate), user.isClassAccount);
  return (
    <Panel aria-labelledby="go-on" className="grid items-center gap-6 md:grid-cols-[auto_1fr_auto]">
      <OwlPortrait size={96} />
      <div className="grid gap-2">
        <h2 id="go-on" className="text-2xl text-game-title">
          {title}
        </h2>
        <p>{text}</p>
        {percent !== undefined && <ProgressBar label={translate`Your progress in this realm`} value={percent} />}
      </div>
      {link && (
        <Link to={link.to} className={buttonClass({ size: 'large' })}>
          <Play size={22} aria-hidden="true" fill="currentColor" /> {link.label}
        </Link>
      )}
    </Panel>
  );
}
