import { useCallback, useState, type RefObject } from 'react';
import { useSight } from './useSight';

/** Whether an element has come into sight, once and for all: what it needs is asked for only then. */
export function useInView<E extends Element>(): readonly [RefObject<E | null>, boolean] {
  const [seen, setSeen] = useState(false);
  const see = useCallback(() => setSeen(true), []);
  return [useSight<E>(see), seen];
}
