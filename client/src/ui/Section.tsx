// A part of a page, named by its heading.
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  /** The classes of the heading. */
  look?: string;
}

export function Section({ title, look = 'text-xl text-game-title', children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} {...rest}>
      <h2 id={id} className={look}>
        {title}
      </h2>
      {children}
    </section>
  );
}
