// The picture of a collectible or badge from its atlas, or its silhouette.
import { ATLAS_FORMAT } from '@lanternwise/shared/constants/pictures';
import Gem from 'lucide-react/icons/gem';
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

const sheetUrls = import.meta.glob<string>(
  ['../../../assets/atlases/{items,rewards}.*', '!../../../assets/atlases/*.json'],
  { eager: true, query: '?url', import: 'default' },
);
const atlasLoaders = import.meta.glob<Atlas>('../../../assets/atlases/{items,rewards}.json', { import: 'default' });

/** Badges and moods are in an atlas of their own. */
const atlasOf = (icon: string) => (/^(?:badge|emote)-/.test(icon) ? 'rewards' : 'items');

const atlases = new Map<string, Promise<Atlas | undefined>>();
const sheetOf = (name: string) => sheetUrls[`../../../assets/atlases/${name}.${ATLAS_FORMAT}`];

/** Decoded before it is told: a medal of 1.5 seconds must not be over before its picture is there. */
async function decode(sheet: string): Promise<void> {
  const image = new Image();
  image.src = sheet;
  await image.decode?.();
}

const loadAtlas = (name: string): Promise<Atlas | undefined> => {
  const load = async () => {
    const sheet = sheetOf(name);
    const [atlas] = await Promise.all([
      atlasLoaders[`../../../assets/atlases/${name}.json`]?.(),
      sheet && decode(sheet),
    ]);
    return atlas;
  };
  const loading = atlases.get(name) ?? load().catch(() => undefined);
  atlases.set(name, loading);
  return loading;
};

function useAtlasFrame(icon: string): { atlas: Atlas; sheet: string; frame: AtlasFrame['frame'] } | undefined {
  const name = atlasOf(icon);
  const [loaded, setLoaded] = useState<{ name: string; atlas: Atlas }>();
  useEffect(() => {
    let cancelled = false;
    void loadAtlas(name).then((atlas) => {
      if (!cancelled && atlas) setLoaded({ name, atlas });
    });
    return () => {
      cancelled = true;
    };
  }, [name]);
  const atlas = loaded?.name === name ? loaded.atlas : undefined;
  const entry = atlas?.frames[icon] ?? atlas?.frames[`${icon}/0`];
  const sheet = sheetOf(name);
  return atlas && entry && sheet ? { atlas, sheet, frame: entry.frame } : undefined;
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
  if (!found) return <Gem aria-hidden="true" size={size * 0.7} className={className} />;
  const { frame, atlas, sheet } = found;
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

/** A collectible or badge in a golden glow. */
export const ItemMedal = ({ icon, size }: { icon: string; size: number }) => (
  <span className={styles.glow}>
    <ItemIcon icon={icon} size={size} />
  </span>
);
