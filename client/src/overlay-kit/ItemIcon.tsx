// The picture of a collectible or badge from the items atlas, or its silhouette.

import { Gem } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './ItemIcon.module.css';

interface AtlasFrame {
  frame: { x: number; y: number; w: number; h: number };
}
interface Atlas {
  frames: Record<string, AtlasFrame>;
  meta: { size: { w: number; h: number } };
}

const sheetUrls = import.meta.glob<string>('../../../assets/atlases/items.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const atlasLoaders = import.meta.glob<Atlas>('../../../assets/atlases/items.json', { import: 'default' });

let atlasPromise: Promise<Atlas | undefined> | undefined;
const loadAtlas = (): Promise<Atlas | undefined> => {
  atlasPromise ??= (Object.values(atlasLoaders)[0]?.() ?? Promise.resolve(undefined)).catch(() => undefined);
  return atlasPromise;
};

function useAtlasFrame(name: string): { atlas: Atlas; frame: AtlasFrame['frame'] } | undefined {
  const [atlas, setAtlas] = useState<Atlas>();
  useEffect(() => {
    let cancelled = false;
    void loadAtlas().then((loaded) => {
      if (!cancelled && loaded) setAtlas(loaded);
    });
    return () => {
      cancelled = true;
    };
  }, []);
  const entry = atlas?.frames[name] ?? atlas?.frames[`${name}/0`];
  return atlas && entry ? { atlas, frame: entry.frame } : undefined;
}

export interface ItemIconProps {
  icon: string;
  size: number;
  /** Shows only the outline, for items not found yet. */
  silhouette?: boolean;
}

export function ItemIcon({ icon, size, silhouette = false }: ItemIconProps) {
  const found = useAtlasFrame(icon);
  const className = cx(styles.icon, silhouette && styles.unknown);
  const sheet = Object.values(sheetUrls)[0];
  if (!found || !sheet) return <Gem aria-hidden="true" size={size * 0.7} className={className} />;
  const { frame, atlas } = found;
  const scale = Math.min(size / frame.w, size / frame.h);
  const px = (value: number) => `${value * scale}px`;
  return (
    <span
      aria-hidden="true"
      className={className}
      style={{
        inlineSize: px(frame.w),
        blockSize: px(frame.h),
        backgroundImage: `url("${sheet}")`,
        backgroundPosition: `${px(-frame.x)} ${px(-frame.y)}`,
        backgroundSize: `${px(atlas.meta.size.w)} ${px(atlas.meta.size.h)}`,
      }}
    />
  );
}
