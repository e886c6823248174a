import { memo, type CSSProperties } from 'react';
import type { DayHours } from '../hours/dayHours';
import type { GroupRow } from '../rows/rows';
import type { PlanWords } from '../../model/planWords';
import { headId } from './ids';

export interface GroupHeadProps {
  readonly prefix: string;
  readonly row: GroupRow;
  readonly name: string;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly hours: DayHours;
  readonly strip: string;
  readonly words: PlanWords;
  readonly isFocused: boolean;
}

export const GroupHead = memo(function GroupHead(props: GroupHeadProps) {
  const { prefix, row, name, index, top, height, hours, strip, words, isFocused } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="tl-row tl-group"
      style={{ top, height, '--tl-strip': strip } as CSSProperties}
    >
      <div
        role="rowheader"
        id={headId(prefix, index)}
        aria-colindex={1}
        aria-expanded={!row.isCollapsed}
        data-group={row.key}
        data-focus={isFocused ? '' : undefined}
        className="tl-name"
      >
        {`${row.isCollapsed ? '▸' : '▾'} ${name} (${row.people.length})   ${words.totalOf(hours)}`}
      </div>
    </div>
  );
});
