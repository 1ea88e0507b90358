// Shows login cards for printing, eight per sheet: name, user name, pass phrase, and a QR code of the sign-in page.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import type { LoginCard } from '@lanternwise/shared/contracts/class-accounts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { groupsApi } from '../../features/groups/groupsApi.ts';
import { readLoginCards } from '../../features/groups/loginCards.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { BackLink } from '../layout/BackLink.tsx';
import { Page } from '../layout/PageHead.tsx';
import styles from './CardsPage.module.css';
import { LocalAddressWarning } from './LocalAddressWarning.tsx';

export function CardsPage() {
  const { t } = useLingui();
  const { groupId = '' } = useParams();
  const { user } = useSession();
  const [cardSet] = useState(() => (user ? readLoginCards(user.id, groupId) : undefined));
  const name = groupsApi.useGroupQuery({ groupId }).data?.group.name;
  return (
    <Page
      title={t`Login cards`}
      heading={name ? <Trans>Login cards of {name}</Trans> : <Trans>Login cards</Trans>}
      isScreenOnly
      back={<BackLink to={`/teacher/groups/${groupId}?tab=accounts`} words={t`Back to the group`} />}
      aside={
        cardSet && (
          <Button icon={<Printer aria-hidden="true" size={20} />} onClick={() => window.print()}>
            <Plural value={cardSet.cards.length} one="Print the card" other="Print # cards" />
          </Button>
        )
      }
      className="gap-6 py-8"
    >
      {cardSet ? (
        <>
          <LocalAddressWarning url={cardSet.signInUrl} />
          <p className="lw-no-print max-w-3xl">
            <Trans>
              <strong>Print them now.</strong> The pass phrases are shown only once: after you close or reload this
              page, they cannot be shown again, not even by us. If a card gets lost, create a new pass phrase for that
              student.
            </Trans>
          </p>
          <ul className={styles.sheet} aria-label={t`Login cards`}>
            {cardSet.cards.map((card) => (
              <LoginCardView key={card.id} card={card} signInUrl={cardSet.signInUrl} />
            ))}
          </ul>
        </>
      ) : (
        <CardsUnavailable groupId={groupId} />
      )}
    </Page>
  );
}

function LoginCardView({ card, signInUrl }: { card: LoginCard; signInUrl: string }) {
  return (
    <li className={styles.card}>
      <div className="grid gap-2">
        <h2 className={styles.name}>{card.name}</h2>
        <dl>
          <div>
            <dt>
              <Trans>User name</Trans>
            </dt>
            <dd>{card.username}</dd>
          </div>
          <div>
            <dt>
              <Trans>Pass phrase</Trans>
            </dt>
            <dd>{card.passphrase}</dd>
          </div>
        </dl>
        <p className="text-sm">
          <Trans>Keep it safe, like a key.</Trans>
        </p>
      </div>
      <div className="grid gap-1 text-center">
        <QrCode text={signInUrl} label="" />
        <p className="text-sm break-words">{PRODUCT}</p>
      </div>
      <p className="col-span-2 text-sm break-all">{signInUrl.replace(/^https?:\/\//, '')}</p>
    </li>
  );
}

function CardsUnavailable({ groupId }: { groupId: string }) {
  return (
    <Card className="grid justify-items-start gap-4">
      <KeyRound aria-hidden="true" size={36} className="text-link" />
      <p className="max-w-2xl">
        <Trans>
          Pass phrases are shown only once, right after they are created. To print cards again, create new pass phrases
          for one student or the whole class.
        </Trans>
      </p>
      <Link to={`/teacher/groups/${groupId}?tab=accounts`} className={buttonClass({})}>
        <Trans>Go to class accounts</Trans>
      </Link>
    </Card>
  );
}
