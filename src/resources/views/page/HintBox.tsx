import Tooltip from '@mui/material/Tooltip';

export interface Hint {
  readonly anchor: Element;
  readonly text: string;
  /** Below the element, or beside it in a narrow column (`data-hint-side`). */
  readonly side: 'bottom' | 'right';
}

/** Tooltip of an element. Loaded lazily, because positioning code is not needed earlier. */
export default function HintBox({ anchor, text, side }: Hint) {
  return (
    <Tooltip open describeChild placement={side} title={text} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  );
}
