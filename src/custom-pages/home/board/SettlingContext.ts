import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { CardName } from './boardOrder';

const SettlingContext = createContext<(name: CardName) => void>(() => undefined);

export const SettlingProvider = SettlingContext.Provider;

/** Reports that a card has loaded or failed. */
export function useSettled(name: CardName, isSettled: boolean): void {
  const settle = useContext(SettlingContext);
  useEffect(() => {
    if (isSettled) settle(name);
  }, [isSettled, name, settle]);
}

/** Maximum milliseconds that cards wait for one another. */
const MOST = 1500;

/** Whether all cards have loaded. They appear together, because each would shift the others. */
export function useSettling(names: readonly CardName[]): readonly [boolean, (name: CardName) => void] {
  const [isSettled, setSettled] = useState(names.length === 0);
  const waiting = useRef(new Set(names));
  const [settle] = useState(() => (name: CardName) => {
    waiting.current.delete(name);
    if (waiting.current.size === 0) setSettled(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), MOST);
    return () => clearTimeout(timer);
  }, []);
  return [isSettled, settle];
}
