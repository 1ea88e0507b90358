// Eight recipes to start from, each with the picture it draws.
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import styles from './RecipesDialog.module.css';
import { recipeProgram } from './recipeProgram.ts';
import { RECIPES } from './recipes.ts';

/** Title and a line about each recipe. */
const WORDS: Readonly<Record<string, { title: MessageDescriptor; about: MessageDescriptor }>> = {
  tiers: { title: msg`Cake Tiers`, about: msg`A function stacks three tiers.` },
  sprinkles: { title: msg`Lucky Sprinkles`, about: msg`Chance decorates a doughnut.` },
  spiral: { title: msg`Icing Swirl`, about: msg`A loop that grows as it turns.` },
  banner: { title: msg`Name Banner`, about: msg`It asks for your name and ices it.` },
  candles: { title: msg`Birthday Candles`, about: msg`A loop sets a candle for every year.` },
  cupcakes: { title: msg`Cupcake Recipe`, about: msg`One function, five cupcakes.` },
  biscuits: { title: msg`Biscuit Tray`, about: msg`if and else choose the icing.` },
  free: { title: msg`Free Cake`, about: msg`An empty board, and a first circle.` },
};

const wordsOf = (id: string, which: 'title' | 'about'): string => {
  const words = WORDS[id]?.[which];
  return words ? i18n._(words) : id;
};

export interface RecipesDialogProps {
  onSelect(code: string): void;
  onClose(): void;
}

export function RecipesDialog({ onSelect, onClose }: RecipesDialogProps) {
  return (
    <GameDialog title={t`Recipes`} size="wide" colour="violet" onClose={onClose}>
      <ul className={styles.recipes}>
        {RECIPES.map((recipe) => (
          <li key={recipe.id}>
            <button type="button" className={styles.recipe} onClick={() => onSelect(recipeProgram(recipe))}>
              <img src={`/Game_Assets/workshop/${recipe.id}.webp`} alt="" width={150} height={150} loading="lazy" />
              <span className={styles.title}>{wordsOf(recipe.id, 'title')}</span>
              <span>{wordsOf(recipe.id, 'about')}</span>
            </button>
          </li>
        ))}
      </ul>
    </GameDialog>
  );
}
