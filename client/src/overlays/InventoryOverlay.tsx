// Lists the realm's items; those not found yet show as silhouettes.
import { useLingui } from '@lingui/react/macro';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import type { OverlayProps } from '../features/overlays/overlayRequest.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { ItemIcon } from '../overlay-kit/ItemIcon.tsx';
import { cx } from '../ui/cx.ts';
import styles from './InventoryOverlay.module.css';

export function InventoryOverlay({ close }: OverlayProps<'inventory'>) {
  const { t } = useLingui();
  const { realm } = useRealmContent();
  const { collected } = useRealmState();
  const count = realm.items.filter(({ id }) => collected.includes(id)).length;
  const all = realm.items.length;
  return (
    <GameDialog title={t`Inventory`} colour="amber" onClose={close}>
      <p className={styles.count}>
        {all === 0 ? t`Nothing is hidden in this realm.` : t`${count} of ${all} secret items found`}
      </p>
      <ul className={styles.items}>
        {realm.items.map((item) => {
          const has = collected.includes(item.id);
          return (
            <li key={item.id} className={cx(styles.slot, !has && styles.isEmpty)}>
              <ItemIcon icon={item.icon} size={72} silhouette={!has} />
              <strong>{has ? item.name : '? ? ?'}</strong>
              <span>{has ? item.about : t`Not found yet`}</span>
            </li>
          );
        })}
      </ul>
    </GameDialog>
  );
}
