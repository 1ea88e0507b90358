// Why a verified certificate can be trusted, in three steps.
import { Clock, Database, Fingerprint } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';

const STEPS = [
  {
    icon: Fingerprint,
    title: 'Unique Identifier',
    text: 'Every certificate has an ID of its own, made by chance. There are more of them than grains of sand on Earth, so nobody can guess one.',
  },
  {
    icon: Database,
    title: 'Secure Database',
    text: 'We keep each certificate as it was made. Nobody can change the name, the course or the score afterwards.',
  },
  {
    icon: Clock,
    title: 'Timestamp Verification',
    text: 'We note the moment in which a certificate is made, and show its date to whoever verifies it.',
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-title" className="grid gap-5">
      <h2 id="how-title" className="text-xl text-game-title">
        How Certificate Verification Works
      </h2>
      <ol className="grid gap-7 md:grid-cols-3">
        {STEPS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex">
            <Card className="grid w-full content-start gap-3">
              <Icon size={36} aria-hidden="true" className="text-teal" />
              <h3 className="text-lg text-link">{title}</h3>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
