import type { Palette } from '@mui/material/styles';
import { severities, type StateOption } from '../../statistics/stateOptions';

/**
 * Colours by state: one ramp for a scale of severity, else the colours of the statuses. Undefined if two states
 * share a status, because a chart could not tell them apart.
 */
export function stateColors(
  palette: Palette,
  options: readonly StateOption[] | undefined,
): ReadonlyMap<unknown, string> | undefined {
  if (!options) return undefined;
  const ranks = severities(options);
  const colors = options.map(({ status }, at) =>
    ranks ? (palette.severity[ranks[at] ?? 0] ?? palette[status].main) : palette[status].main,
  );
  if (new Set(colors).size < colors.length) return undefined;
  return new Map(options.map(({ value }, at) => [value, colors[at] ?? '']));
}
