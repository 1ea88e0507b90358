// A collectible or badge in a golden glow.
import { ItemIcon } from './ItemIcon.tsx';
import styles from './ItemMedal.module.css';

export const ItemMedal = ({ icon, size }: { icon: string; size: number }) => (
  <span className={styles.glow}>
    <ItemIcon icon={icon} size={size} />
  </span>
);
