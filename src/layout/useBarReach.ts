import { BAR_GAP, BAR_HEIGHT } from './measures';
import { useBarStyle } from './preferences/preferences';

/** Pixels of the app bar: sticky elements stay below it. */
export function useBarReach(): number {
  const [style] = useBarStyle();
  return style === 'floating' ? BAR_HEIGHT + BAR_GAP : BAR_HEIGHT;
}
