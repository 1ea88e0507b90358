// The answers of a realm: teachers and Admin open them, everybody else reads who may.

import type { KeyPart } from '@lanternwise/shared/resources/keyParts';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { resourcesApi } from '../../features/resourcesApi.ts';
import { returnSearch } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import styles from './guide.module.css';

export function AnswerKey({ realm }: { realm: string }) {
  const { user, status } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (status === 'unknown') return null;
  if (user?.role !== 'Teacher' && user?.role !== 'Admin') return <ForTeachers isGuest={!user} />;
  if (isOpen) return <OpenKey realm={realm} />;
  return (
    <p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Show the answers</Trans>
      </Button>
    </p>
  );
}

function ForTeachers({ isGuest }: { isGuest: boolean }) {
  const search = returnSearch(useLocation());
  return (
    <p className={styles.note}>
      <Trans>These answers are for teachers.</Trans>{' '}
      {isGuest && (
        <Link to={`/sign-in${search}`} className="lw-link lw-no-print">
          <Trans>Sign in with a teacher account</Trans>
        </Link>
      )}
    </p>
  );
}

function OpenKey({ realm }: { realm: string }) {
  const { language } = useSettings();
  const query = resourcesApi.useAnswerKeyQuery({ realm, lang: language });
  return (
    <QueryResult query={query}>
      {({ key }) => (
        <div className="grid gap-8">
          {key.parts.map((part) => (
            <PartOfKey key={part.id} part={part} />
          ))}
        </div>
      )}
    </QueryResult>
  );
}

function PartOfKey({ part: { title, task, answers, programs, help } }: { part: KeyPart }) {
  return (
    <div className={styles.keyPart}>
      <h3 className={styles.subHeading}>{title}</h3>
      <p className="text-muted">{task}</p>
      {answers.length > 0 && (
        <dl className={styles.answers}>
          {answers.map(({ item, answer, why }, at) => {
            const key = `${at}:${item}`;
            return (
              <div key={key}>
                <dt>{item}</dt>
                <dd>
                  <strong>{answer}</strong>
                  {why && <span>{why}</span>}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {programs.map(({ title: name, code }) => (
        <figure key={name} className="grid gap-1">
          <figcaption>{name}</figcaption>
          <pre className={styles.code}>{code}</pre>
        </figure>
      ))}
      {help.length > 0 && (
        <ul className={styles.bullets}>
          {help.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
