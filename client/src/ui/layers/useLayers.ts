// React's side of the stack of windows: registers one, tells whether others lie over it, and hears Escape where none is open.
import {
  createContext,
  type RefCallback,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStoreValue } from '../../lib/valueStore.ts';
import { type Layer, type LayerLevel, layerOpened, layers } from './layerStack.ts';

type LayerHandle = RefObject<HTMLElement | null>;

/** The window around a component; undefined on a page and in a preview. */
export const LayerContext = createContext<LayerHandle | undefined>(undefined);

export const useOwnWindow = (): LayerHandle | undefined => useContext(LayerContext);

const hasWindow = (open: readonly Layer[]) => open.length > 0;
const countWindows = (open: readonly Layer[]) => open.filter(({ level }) => level === 'window').length;

export const useIsWindowOpen = (): boolean => useStoreValue(layers, hasWindow);

/** Whether another window lies over the one around this component: its animations rest meanwhile. */
export function useIsCovered(): boolean {
  const own = useContext(LayerContext);
  return useStoreValue(layers, (open) => {
    const top = open.at(-1)?.element;
    return Boolean(own?.current && top && top !== own.current);
  });
}

/** Registers the window whose element gets the returned ref; `handle` is for LayerContext. */
export function useLayer(level: LayerLevel): { handle: LayerHandle; ref: RefCallback<HTMLElement> } {
  const handle = useRef<HTMLElement>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      handle.current = element;
      setLayer(element && { level, element, opener: document.activeElement });
    },
    [level],
  );
  useLayoutEffect(() => (layer ? layerOpened(layer) : undefined), [layer]);
  return { handle, ref };
}

/** Changes whenever a window opens below a hold, which then has to mount again to lie over it and to keep the focus. */
export function useRaised(level: LayerLevel): number {
  const count = useStoreValue(layers, countWindows);
  const [seen, setSeen] = useState({ count, raised: 0 });
  if (level === 'hold' && count !== seen.count) setSeen({ count, raised: seen.raised + (count > seen.count ? 1 : 0) });
  return seen.raised;
}

/** Calls `onEscape` for Escape while no window is open; a window closes itself. */
export function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !event.repeat && !hasWindow(layers.getState())) onEscape();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handle(event);
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
