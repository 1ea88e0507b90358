// The sum of one pixel, cell by cell: nine products, their sum, the division, and what is shown of it.
import { explainConvolution, type Filter, type Picture } from '@lanternwise/shared/learning/convolution';
import { useLingui } from '@lingui/react/macro';
import styles from './ImageFilterActivity.module.css';
import type { PixelPlace } from './PictureCanvas.tsx';

export interface FilterSumProps {
  picture: Picture;
  filter: Filter;
  chosen: PixelPlace;
}

/** A minus sign as long as a plus sign; brackets are not needed after ×. */
const signed = (value: number): string => String(value).replace('-', '−');
const rounded = (value: number): string => signed(Math.round(value * 10) / 10);

export function FilterSum({ picture, filter, chosen }: FilterSumProps) {
  const { t } = useLingui();
  const { products, sum, exact, shown } = explainConvolution(picture, filter, 'repeat-edge', { ...chosen, channel: 0 });
  const [column, row, divisor] = [chosen.x + 1, chosen.y + 1, filter.divisor];
  const [sumText, exactText] = [signed(sum), rounded(exact)];
  const isCut = Math.round(exact) !== shown;
  return (
    <div className={styles.sum}>
      <p className={styles.sumTitle}>{t`The sum for row ${row}, column ${column}`}</p>
      <ol className={styles.products}>
        {products.map(({ x, y, value, weight, product }) => (
          <li key={`${x},${y}`}>
            {value} × {signed(weight)} = <strong>{signed(product)}</strong>
          </li>
        ))}
      </ol>
      <p>{t`Sum ${sumText}, divided by ${divisor}: ${exactText}`}</p>
      <p>{isCut ? t`Shown: ${shown}, as there is nothing darker than 0 or brighter than 255.` : t`Shown: ${shown}`}</p>
    </div>
  );
}
