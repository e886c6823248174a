import { useSyncExternalStore } from 'react';
import { chooseSkin, currentSkin, subscribeToSkin } from './skin';
import type { Skin } from './tokens';

/** The skin that is shown, and what chooses another. */
export const useSkin = (): readonly [Skin, (skin: Skin) => void] => [
  useSyncExternalStore(subscribeToSkin, currentSkin),
  chooseSkin,
];
