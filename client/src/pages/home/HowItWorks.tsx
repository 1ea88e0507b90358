// How learning works here, in three steps.
import { Card } from '../../ui/Card.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const STEPS = [
  {
    who: 'milo',
    title: 'Walk and meet',
    text: 'Choose a hero and explore a realm with the keyboard, a mouse or a touch stick. Every guide you meet has something to show you.',
  },
  {
    who: 'robot',
    title: 'Teach a machine',
    text: 'Where a lesson says that a machine learns, it really learns: on your data, in your browser, where you can watch it think.',
  },
  {
    who: 'owl',
    title: 'Find out why',
    text: 'A wrong answer never costs a life. It gets an explanation, a hint if you want one, and another try.',
  },
] as const;

export function HowItWorks() {
  return (
    <section id="features" aria-labelledby="features-title">
      <SectionTitle id="features-title" colour="teal">
        How it works
      </SectionTitle>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(({ who, title, text }, index) => (
          <li key={title}>
            <Card className="grid h-full content-start justify-items-center gap-3 text-center">
              <Portrait who={who} name="" size={128} />
              <h3 className="mt-2 text-xl text-link">
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}
