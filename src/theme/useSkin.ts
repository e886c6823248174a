import { useSyncExternalStore } from 'react';
import { chooseSkin, chosenSkin, currentSkin, subscribeToSkin, type SkinChoice } from './skin';
import type { Skin } from './tokens';

type Choose = (choice: SkinChoice) => void;

/** The skin that is shown, and what chooses another. */
export const useSkin = (): readonly [Skin, Choose] => [useSyncExternalStore(subscribeToSkin, currentSkin), chooseSkin];

/** What the reader chose, which may be the system's skin, and what chooses another. */
export const useSkinChoice = (): readonly [SkinChoice, Choose] => [
  useSyncExternalStore(subscribeToSkin, chosenSkin),
  chooseSkin,
];
