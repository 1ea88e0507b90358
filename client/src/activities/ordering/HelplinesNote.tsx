// Whom a child can call, on a tap and once the drill is done: the helplines of the site's country, or words without a number.
import { type Helplines, helplinesOf } from '@lanternwise/shared/constants/helplines';
import { Trans, useLingui } from '@lingui/react/macro';
import { siteInfoApi } from '../../features/siteInfoApi.ts';
import styles from './HelplinesNote.module.css';

export function HelplinesNote({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const { data, isLoading } = siteInfoApi.useSiteInfoQuery();
  if (isLoading) return null;
  const helplines = helplinesOf(data?.siteCountry ?? null);
  return (
    <details className={styles.note} open={isOpen}>
      <summary>{t`Whom can I call?`}</summary>
      <div>
        {helplines ? (
          <Numbers helplines={helplines} />
        ) : (
          <p>
            <Trans>Who helps: an adult you trust, and a helpline of your country. Ask the adult for its number.</Trans>
          </p>
        )}
      </div>
    </details>
  );
}

function Numbers({ helplines: { child, cyber, emergency } }: { helplines: Helplines }) {
  const { name, number } = child;
  return (
    <>
      <p>
        <Trans>Who helps: an adult you trust. You can also call:</Trans>
      </p>
      <ul className={styles.numbers}>
        <li>
          <Trans>
            Helpline for children ({name}): <strong>{number}</strong>
          </Trans>
        </li>
        {cyber && (
          <li>
            <Trans>
              Cyber crime helpline: <strong>{cyber}</strong>
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            In danger right now: <strong>{emergency}</strong>
          </Trans>
        </li>
      </ul>
    </>
  );
}
