import Tooltip from '@mui/material/Tooltip';

export interface Hint {
  readonly anchor: Element;
  readonly text: string;
  /** Where it stands: below the element, or beside one of a narrow column (`data-hint-side`). */
  readonly side: 'bottom' | 'right';
}

/** The hint of an element. Its code places boxes beside others, which no page needs before. */
export default function HintBox({ anchor, text, side }: Hint) {
  return (
    <Tooltip open describeChild placement={side} title={text} slotProps={{ popper: { anchorEl: anchor } }}>
      <span hidden />
    </Tooltip>
  );
}
