import { useSyncExternalStore } from 'react';
import { chooseSkin, chosenSkin, currentSkin, subscribeToSkin, type SkinChoice } from './skin';
import type { Skin } from './tokens';

type Choose = (choice: SkinChoice) => void;

export const useSkin = (): readonly [Skin, Choose] => [useSyncExternalStore(subscribeToSkin, currentSkin), chooseSkin];

/** The reader's choice, which may be `system`, and its setter. */
export const useSkinChoice = (): readonly [SkinChoice, Choose] => [
  useSyncExternalStore(subscribeToSkin, chosenSkin),
  chooseSkin,
];
