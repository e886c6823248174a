import { FLAGS } from '../api/useFlagWords';

/** Names of functions above their levels, which are written vertically in full rather than abbreviated. */
export const HEAD_HEIGHT = 134;
export const FUNCTION_PADDING = 4;

/** The sticky column of rights, on wide and narrow screens. */
export const NAMES_WIDTH = { wide: 264, narrow: 148 } as const;

/** Sizes in pixels; virtualisation needs them in advance. */
export interface MatrixMeasures {
  readonly rowHeight: number;
  readonly levelWidth: number;
  readonly target: { readonly width: number; readonly height: number };
  readonly functionWidth: number;
}

const measuresOf = ({ rowHeight, levelWidth, target }: Omit<MatrixMeasures, 'functionWidth'>): MatrixMeasures => ({
  rowHeight,
  levelWidth,
  target,
  functionWidth: FLAGS.length * levelWidth + 2 * FUNCTION_PADDING,
});

/** Touch targets of 44 px, with a small gap. */
export const MEASURES = {
  pointer: measuresOf({ rowHeight: 36, levelWidth: 30, target: { width: 27, height: 24 } }),
  finger: measuresOf({ rowHeight: 48, levelWidth: 46, target: { width: 44, height: 44 } }),
};
