import { useEffect, useRef } from 'react';
import type { Chosen } from './chosen';

/**
 * Clears a choice when its collection changes: after choosing another company, the site of the previous one is invalid.
 */
export function useFittingChoice(
  address: string | undefined,
  chosen: readonly Chosen[],
  onChange: (ids: readonly number[]) => void,
): void {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    if (address !== undefined && chosen.some(isComing)) return;
    before.current = address;
    const fitting = address === undefined ? [] : chosen.filter(({ missing }) => missing !== 'unknown');
    if (fitting.length < chosen.length) onChange(fitting.map(({ id }) => id));
  }, [address, chosen, onChange]);
}

const isComing = ({ missing }: Chosen): boolean => missing === 'loading' || missing === 'offline';
