// A yellow box with a light bulb: a tip for the step.
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import proseStyles from './prose.module.css';

export function Tip({ children }: { children: ReactNode }) {
  return (
    <div className={proseStyles.tip}>
      <Lightbulb aria-hidden="true" size={22} />
      {children}
    </div>
  );
}
