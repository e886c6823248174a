import { createContext } from 'react';

/** Where a list shows the button that accepts all of its clear requests: above its lines, whose own place it lacks. */
export const AcceptAllContext = createContext<HTMLElement | null>(null);
