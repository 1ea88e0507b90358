// What teachers and parents want to know, said plainly.

import { Card } from '../../ui/Card.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const GROUPS = [
  {
    who: 'owl',
    title: 'For teachers',
    points: [
      'Made for the CBSE 417 and AI4K12 topics, one realm for about one lesson.',
      'Runs in the browser of an ordinary school computer; nothing to install.',
      'Progress is saved to the account and found again on any device.',
      'A school that hosts its own opens everything with one setting.',
    ],
  },
  {
    who: 'talking-tree',
    title: 'For parents',
    points: [
      'No adverts, no tracking, no chat with strangers.',
      'A nickname and a password are enough. Drawings, texts and sounds stay in the browser.',
      'Text, narration, reading font and motion adapt to your child.',
      'No lives, no timers, no streaks to lose: a child stops when it wants to.',
    ],
  },
] as const;

export function Audiences() {
  return (
    <section id="about" aria-labelledby="about-title">
      <SectionTitle id="about-title" colour="pink">
        Good to know
      </SectionTitle>
      <div className="grid gap-8 md:grid-cols-2">
        {GROUPS.map(({ who, title, points }) => (
          <Card key={title}>
            <div className="mb-4 flex items-center gap-4">
              <Portrait who={who} name="" size={72} />
              <h3 className="text-xl text-link">{title}</h3>
            </div>
            <ul className="lw-lights grid gap-3">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
