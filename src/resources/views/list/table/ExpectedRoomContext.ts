import { createContext } from 'react';

/**
 * The width that the frame leaves for a list's table, in pixels, known before anything is drawn; 0 where it is not.
 * Measuring it takes a layout of the whole page in the middle of drawing, and a second drawing of the table.
 */
export const ExpectedRoomContext = createContext(0);
