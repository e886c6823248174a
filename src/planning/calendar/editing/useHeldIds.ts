import { useMemo } from 'react';
import { heldOf } from './carrying';
import type { Editing } from './useEditing';

const NONE: ReadonlySet<number> = new Set();

/** The slots that are about to be elsewhere; the same set while the same ones are held. */
export function useHeldIds({ held, clipboard }: Editing): ReadonlySet<number> {
  const carrying = held?.carrying;
  const key =
    carrying && carrying.kind !== 'copy'
      ? heldOf(carrying)
          .map(({ id }) => id)
          .join(' ')
      : '';
  const cut = clipboard?.isCut ? clipboard.slots : undefined;
  return useMemo(() => {
    if (key) return new Set(key.split(' ').map(Number));
    return cut ? new Set(cut.map(({ id }) => id)) : NONE;
  }, [key, cut]);
}
