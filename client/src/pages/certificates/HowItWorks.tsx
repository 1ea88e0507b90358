// Explains in three steps why a verified certificate can be trusted.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Clock from 'lucide-react/icons/clock';
import Database from 'lucide-react/icons/database';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';

const STEPS = [
  {
    icon: Fingerprint,
    title: msg`Unique Identifier`,
    text: msg`Every certificate has its own random ID. There are more possible IDs than grains of sand on Earth, so no one can guess one.`,
  },
  {
    icon: Database,
    title: msg`Secure Database`,
    text: msg`We store each certificate exactly as it was issued. No one can change the name, the course or the score afterwards.`,
  },
  {
    icon: Clock,
    title: msg`Timestamp Verification`,
    text: msg`We record when each certificate is issued and show the date to anyone who verifies it.`,
  },
] as const;

export function HowItWorks() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>How Certificate Verification Works</Trans>} className="grid gap-5">
      <ol className="grid gap-7 md:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }) => (
          <li key={title.id} className="flex">
            <Card className="grid w-full content-start gap-3">
              <Icon size={36} aria-hidden="true" className="text-teal" />
              <h3 className="text-lg text-link">{t(title)}</h3>
              <p>{t(text)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  );
}
