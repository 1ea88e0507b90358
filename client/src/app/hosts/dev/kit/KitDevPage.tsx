// Developers' page: demos of the activity kit with a k-nearest-neighbours model.
import { usePage } from '../../../../pages/layout/usePage.ts';
import { DrawingClassifierDemo } from './DrawingClassifierDemo.tsx';
import { KnnDemo } from './KnnDemo.tsx';

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
