// Gives the focus a new place where a change of the page has removed the control that had it.
import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from './layerStack.ts';

/**
 * Focuses `target` after a change of `state` that left the focus nowhere; a focus elsewhere is left alone.
 * `state` is undefined until it is known; becoming known is not a change.
 */
export function useFocusIfLost(target: RefObject<HTMLElement | null>, state: string | null | undefined): void {
  const before = useRef(state);
  useEffect(() => {
    const isChange = before.current !== undefined && before.current !== state;
    before.current = state;
    if (isChange && isFocusLost()) target.current?.focus();
  }, [target, state]);
}
