import { createContext } from 'react';
import type { HeldDecision } from './useHeldRequests';

/** The answer that a line was given and that can still be undone: the line keeps its place until it is sent. */
export const AnsweredContext = createContext<HeldDecision | undefined>(undefined);
