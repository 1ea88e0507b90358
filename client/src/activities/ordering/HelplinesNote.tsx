// Whom a child can call: the helplines of the site's country, or words without a number where none is configured.
import { type Helplines, helplinesOf } from '@lanternwise/shared/constants/helplines';
import { Trans } from '@lingui/react/macro';
import { siteInfoApi } from '../../features/siteInfoApi.ts';
import styles from './HelplinesNote.module.css';

export function HelplinesNote() {
  const { data, isLoading } = siteInfoApi.useSiteInfoQuery();
  if (isLoading) return null;
  const helplines = helplinesOf(data?.siteCountry ?? null);
  return (
    <div className={styles.note}>
      {helplines ? (
        <Numbers helplines={helplines} />
      ) : (
        <p>
          <Trans>Who helps: an adult you trust, and a helpline of your country. Ask the adult for its number.</Trans>
        </p>
      )}
    </div>
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
