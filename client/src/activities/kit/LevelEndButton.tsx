// The button that ends a level, in the activity's own panel: it is there only after the level was played to its end.
import { Button } from '../../ui/Button.tsx';
import { useLevelEnd } from './levelEnd.ts';

export function LevelEndButton() {
  const end = useLevelEnd();
  if (!end) return null;
  return (
    <Button data-control="level-end" onClick={end.onPress}>
      {end.label}
    </Button>
  );
}
