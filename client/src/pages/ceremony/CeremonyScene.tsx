// The meadow with the eight great lanterns and their guides; around a lit lantern the picture is bright.
import { useLingui } from '@lingui/react/macro';
import positions from '../../../../assets/ui/ceremony.json';
import alight from '../../../../assets/ui/ceremony-alight.webp?url';
import asleep from '../../../../assets/ui/ceremony-asleep.webp?url';
import styles from './CeremonyScene.module.css';

/** How far the light of one lantern reaches, as shares of the picture. */
const REACH = 'ellipse 10% 30%';

/** `lit` says for each lantern, in play order, whether it is alight. */
export function CeremonyScene({ lit }: { lit: readonly boolean[] }) {
  const { t } = useLingui();
  const count = lit.filter(Boolean).length;
  const total = lit.length;
  return (
    <div className={styles.scene} role="img" aria-label={t`${count} of ${total} great lanterns are alight.`}>
      <img src={asleep} alt="" className={styles.layer} />
      {positions.flames.map(({ x, y }, at) => (
        <div
          key={x}
          className={styles.layer}
          data-lit={lit[at] ?? false}
          style={{
            backgroundImage: `url("${alight}")`,
            maskImage: `radial-gradient(${REACH} at ${x}% ${y}%, #000 55%, transparent)`,
          }}
        />
      ))}
      <div className={styles.layer} data-lit={count === total} style={{ backgroundImage: `url("${alight}")` }} />
    </div>
  );
}
