// Eight recipes to start from, each with the picture it draws.
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import styles from './RecipesDialog.module.css';
import { RECIPES } from './recipes.ts';

export interface RecipesDialogProps {
  onSelect(code: string): void;
  onClose(): void;
}

export function RecipesDialog({ onSelect, onClose }: RecipesDialogProps) {
  return (
    <GameDialog title="Recipes" size="wide" colour="violet" onClose={onClose}>
      <ul className={styles.recipes}>
        {RECIPES.map(({ id, title, about, code }) => (
          <li key={id}>
            <button type="button" className={styles.recipe} onClick={() => onSelect(code)}>
              <img src={`/Game_Assets/workshop/${id}.webp`} alt="" width={150} height={150} loading="lazy" />
              <span className={styles.title}>{title}</span>
              <span>{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </GameDialog>
  );
}
