import { BAR_GAP, BAR_HEIGHT } from './measures';
import { useBarStyle } from './preferences/preferences';

/** How far the top bar reaches into the window, in pixels: what stands below it sticks there. */
export function useBarReach(): number {
  const [style] = useBarStyle();
  return style === 'floating' ? BAR_HEIGHT + BAR_GAP : BAR_HEIGHT;
}
