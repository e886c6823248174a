import { useCallback, useState, type RefObject } from 'react';
import { useSight } from './useSight';

/** True once the element has been in view, for lazy loading. */
export function useInView<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const [seen, setSeen] = useState(false);
  const see = useCallback(() => setSeen(true), []);
  return [useSight<E>(see), seen];
}
