// How learning works here, in three steps, each with a picture of the real thing.
import explain from '../../../../assets/ui/shots/explain.webp?url';
import train from '../../../../assets/ui/shots/train.webp?url';
import walk from '../../../../assets/ui/shots/walk.webp?url';
import { Portrait } from '../../ui/Portrait.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const STEPS = [
  {
    who: 'milo',
    shot: walk,
    alt: 'The round plaza of AI Adventure Park: a wizard and an owl wait beside the fountain',
    title: 'Walk and meet',
    text: 'Choose a hero and explore a realm with the keyboard, a mouse or a touch stick. Every guide you meet has something to show you.',
  },
  {
    who: 'robot',
    shot: train,
    alt: 'The Canteen Lab: rows of real lunch days, and the decision tree that was trained on them',
    title: 'Teach a machine',
    text: 'Where a lesson says that a machine learns, it really learns: on your data, in your browser, where you can watch it think.',
  },
  {
    who: 'owl',
    shot: explain,
    alt: 'An activity after a wrong answer: each mistake has its own explanation',
    title: 'Find out why',
    text: 'A wrong answer never costs a life. It gets an explanation, a hint if you want one, and another try.',
  },
] as const;

export function HowItWorks() {
  return (
    <section id="features" aria-labelledby="features-title">
      <SectionTitle id="features-title" colour="teal" lead="Ten minutes are enough for a first step.">
        How it works
      </SectionTitle>
      <ol className="grid gap-8 md:grid-cols-3">
        {STEPS.map(({ who, shot, alt, title, text }, index) => (
          <li key={title} className="lw-step">
            <img src={shot} alt={alt} width={720} height={450} loading="lazy" decoding="async" />
            <div className="lw-step-who">
              <Portrait who={who} name="" size={80} />
            </div>
            <h3 className="text-xl text-link">
              {index + 1}. {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
