// The picture of a collectible or badge out of the items atlas; a silhouette while it has not been found.

import { Gem } from 'lucide-react';
import { useEffect, useState } from 'react';

interface AtlasFrame {
  frame: { x: number; y: number; w: number; h: number };
}
interface Atlas {
  frames: Record<string, AtlasFrame>;
  meta: { size: { w: number; h: number } };
}

const pictures = import.meta.glob<string>('../../../assets/atlases/items.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});
const sheets = import.meta.glob<Atlas>('../../../assets/atlases/items.json', { import: 'default' });

let loading: Promise<Atlas | undefined> | undefined;
const loadAtlas = (): Promise<Atlas | undefined> => {
  loading ??= (Object.values(sheets)[0]?.() ?? Promise.resolve(undefined)).catch(() => undefined);
  return loading;
};

function useFrame(name: string): { atlas: Atlas; frame: AtlasFrame['frame'] } | undefined {
  const [atlas, setAtlas] = useState<Atlas>();
  useEffect(() => {
    let gone = false;
    void loadAtlas().then((loaded) => {
      if (!gone && loaded) setAtlas(loaded);
    });
    return () => {
      gone = true;
    };
  }, []);
  const entry = atlas?.frames[name] ?? atlas?.frames[`${name}/0`];
  return atlas && entry ? { atlas, frame: entry.frame } : undefined;
}

export interface ItemIconProps {
  icon: string;
  size: number;
  /** Not found yet: only its outline. */
  silhouette?: boolean;
}

export function ItemIcon({ icon, size, silhouette = false }: ItemIconProps) {
  const found = useFrame(icon);
  const look = silhouette ? 'item-icon item-icon-unknown' : 'item-icon';
  const sheet = Object.values(pictures)[0];
  if (!found || !sheet) return <Gem aria-hidden="true" size={size * 0.7} className={look} />;
  const { frame, atlas } = found;
  const scale = Math.min(size / frame.w, size / frame.h);
  const px = (value: number) => `${value * scale}px`;
  return (
    <span
      aria-hidden="true"
      className={look}
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
