// The ribbon heading of a section of the start page.
import type { ReactNode } from 'react';
import { Ribbon, type RibbonColour } from '../../../ui/Ribbon.tsx';

export interface SectionTitleProps {
  id: string;
  colour: RibbonColour;
  /** One sentence below the ribbon. */
  lead?: string;
  children: ReactNode;
}

export function SectionTitle({ id, colour, lead, children }: SectionTitleProps) {
  return (
    <div className="mb-10 grid justify-items-center gap-5 text-center">
      <Ribbon as="h2" id={id} colour={colour} className="text-2xl">
        {children}
      </Ribbon>
      {lead && <p className="max-w-2xl text-lg text-muted">{lead}</p>}
    </div>
  );
}
