import { createContext } from 'react';

/**
 * Pixels that the page leaves for a list's table, known before the first render; 0 if unknown. Avoids a
 * forced layout and a second render of the table.
 */
export const ExpectedRoomContext = createContext(0);
