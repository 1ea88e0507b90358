// A weekly page of School Class X: what the session is for, what to print, the way into its realm, and a sheet to print.
import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import { Link, useParams } from 'react-router-dom';
import { realmCard } from '../../features/realm/realms.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { Page } from '../layout/PageHead.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { RealmTileOf } from './RealmTileOf.tsx';
import styles from './WeekPage.module.css';
import { findWeek, WEEKS, type Week } from './weeks.ts';

export function WeekPage() {
  const { page } = useParams();
  const week = findWeek(page);
  return week ? <WeekDetail key={week.page} plan={week} /> : <NotFoundPage />;
}

function WeekDetail({ plan }: { plan: Week }) {
  const { t } = useLingui();
  const { week, session, minutes } = plan;
  const { title } = realmCard(plan.realm);
  return (
    <Page
      title={t`Week ${week}, session ${session}: ${title}`}
      heading={
        <Trans>
          Week {week}, session {session}: {title}
        </Trans>
      }
      back={<BackLink to="/School/ClassX" words={t`School Class X`} />}
      below={<p className="max-w-3xl text-lg">{t(plan.goal)}</p>}
    >
      <div className="lw-no-print grid items-start gap-6 lg:grid-cols-[1fr_380px]">
        <div className="grid gap-6">
          <SessionFacts plan={plan} minutes={minutes} />
          <ToPrint plan={plan} />
        </div>
        <RealmTileOf realm={plan.realm} />
      </div>
      <Sheet plan={plan} />
      <Neighbours plan={plan} />
    </Page>
  );
}

function SessionFacts({ plan, minutes }: { plan: Week; minutes: number }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>The session</Trans>} className="grid gap-3">
      <dl className={styles.facts}>
        <dt>
          <Trans>Time in class</Trans>
        </dt>
        <dd>
          <Trans>{minutes} minutes</Trans>
        </dd>
        <dt>CBSE 417</dt>
        <dd>{t(plan.cbse)}</dd>
        <dt>AI4K12</dt>
        <dd>{t(plan.ai4k12)}</dd>
      </dl>
    </Card>
  );
}

function ToPrint({ plan }: { plan: Week }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>To print for the class</Trans>} className="grid gap-3">
      <ul className="lw-lights grid gap-2">
        <li>
          <Trans>The sheet below, once for each learner</Trans>
        </li>
        {plan.print.map((thing) => (
          <li key={thing.id}>{t(thing)}</li>
        ))}
      </ul>
      <Button variant="quiet" onClick={() => window.print()} className="justify-self-start">
        <Printer size={20} aria-hidden="true" /> <Trans>Print the sheet</Trans>
      </Button>
    </Card>
  );
}

/** The page as it is printed: name, questions, lines to write on. */
function Sheet({ plan }: { plan: Week }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="sheet" className={styles.sheet}>
      <h2 id="sheet" className="text-xl">
        <Trans>Sheet for the session</Trans>
      </h2>
      <p className={styles.name}>
        <Trans>Name</Trans>
      </p>
      <ol>
        {plan.questions.map((question) => (
          <li key={question.id}>
            {t(question)}
            <span className={styles.lines} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Neighbours({ plan }: { plan: Week }) {
  const { t } = useLingui();
  const at = WEEKS.indexOf(plan);
  const link = (other: Week | undefined, label: string) =>
    other && (
      <Link to={`/School/ClassX/${other.page}`} className={buttonClass({ variant: 'quiet' })}>
        {label}
      </Link>
    );
  return (
    <nav aria-label={t`Sessions`} className="lw-no-print flex flex-wrap justify-between gap-4">
      {link(WEEKS[at - 1], t`Session before`) ?? <span />}
      {link(WEEKS[at + 1], t`Next session`)}
    </nav>
  );
}
