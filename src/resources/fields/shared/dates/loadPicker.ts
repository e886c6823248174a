/** Preloaded when the page is idle, because the picker is heavy. */
export const loadPicker = () => import('./Picker');
