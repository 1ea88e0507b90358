// Developers' page: the kit of mini-games at work, on drawings and points that a real k-nearest-neighbours model sorts.
import { usePage } from '../../../../pages/layout/usePage.ts';
import { DrawingClassifierDemo } from './DrawingClassifierDemo.tsx';
import { KnnDemo } from './KnnDemo.tsx';
import './kitDev.css';

export function KitDevPage() {
  const heading = usePage('Mini-game kit');
  return (
    <div className="lw-page grid gap-10 py-10">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        Mini-game kit
      </h1>
      <DrawingClassifierDemo />
      <KnnDemo />
    </div>
  );
}
