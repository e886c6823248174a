/** Loads what picks a day: heavy, and loaded ahead when the page rests. */
export const loadPicker = () => import('./Picker');
