// The layout of small pages behind mailed links: one panel with the owl, a title and text.
import type { ReactNode, RefObject } from 'react';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';

export interface PlainPageProps {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  wide?: boolean;
  children: ReactNode;
}

export function PlainPage({ title, heading, wide = false, children }: PlainPageProps) {
  return (
    <div className="lw-page py-10">
      <Panel className={wide ? 'mx-auto max-w-2xl' : 'mx-auto max-w-lg'}>
        <div className="mb-5 flex items-center gap-4">
          <OwlPortrait size={80} />
          <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
            {title}
          </h1>
        </div>
        <div className="grid gap-5">{children}</div>
      </Panel>
    </div>
  );
}
