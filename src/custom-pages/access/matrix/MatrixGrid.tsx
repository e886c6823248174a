import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
import type { FunctionWithRights, Right } from '../api/accessTypes';
import { FLAGS, useFlagWords } from '../api/useFlagWords';
import { MatrixHead } from './MatrixHead';
import { MatrixRow } from './MatrixRow';
import { matrixStyle } from './matrixStyle';
import { HEAD_HEIGHT, MEASURES, NAMES_WIDTH } from './measures';
import type { Grant, PendingChanges } from './pendingChanges';
import { useMatrixFocus } from './useMatrixFocus';
import { useScrolledArea } from './useScrolledArea';
import { scrollToSee, visibleIndexes } from './visibleRange';

export interface MatrixGridProps {
  readonly functions: readonly FunctionWithRights[];
  readonly rights: readonly Right[];
  readonly saved: ReadonlySet<string>;
  readonly pending: PendingChanges;
  readonly onToggle: (grant: Grant) => void;
  readonly readOnly: boolean;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Keeps the array's identity while its content is the same, so that small scrolls do not render. */
function useSteady(indexes: readonly number[]): readonly number[] {
  const last = useRef(indexes);
  if (!isSame(last.current, indexes)) last.current = indexes;
  return last.current;
}

/** Functions x rights x levels: a virtualised grid with full keyboard support (WAI-ARIA grid). */
export function MatrixGrid({ functions, rights, saved, pending, onToggle, readOnly }: MatrixGridProps) {
  const translate = useTranslate();
  const words = useFlagWords();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const namesWidth = isNarrow ? NAMES_WIDTH.narrow : NAMES_WIDTH.wide;
  const isFinger = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const measures = isFinger ? MEASURES.finger : MEASURES.pointer;
  const { rowHeight, functionWidth } = measures;
  const element = useRef<HTMLDivElement>(null);
  const area = useScrolledArea(element);
  const down = { scroll: area.top, viewport: area.height - HEAD_HEIGHT, size: rowHeight, count: rights.length };
  const across = {
    scroll: area.left,
    viewport: area.width - namesWidth,
    size: functionWidth,
    count: functions.length,
  };
  const { position, onKeyDown, onClick, onFocus } = useMatrixFocus(element, {
    functions,
    rights,
    down,
    across,
    onToggle,
    readOnly,
    words,
  });
  const functionIndex = Math.floor(position.column / FLAGS.length);
  const lastWidth = useRef(area.width);
  useEffect(() => {
    if (lastWidth.current === area.width) return;
    lastWidth.current = area.width;
    const grid = element.current;
    // The panel that opens with the first change narrows the grid: scroll the focused level back into view.
    if (grid?.contains(document.activeElement)) grid.scrollLeft = scrollToSee(across, functionIndex);
  });
  const rows = visibleIndexes(down, position.row);
  const columns = useSteady(visibleIndexes(across, functionIndex));
  const style = useMemo(() => matrixStyle(namesWidth, measures), [namesWidth, measures]);
  return (
    <Box
      ref={element}
      role="grid"
      aria-label={translate('accessPages.matrix.grid')}
      aria-rowcount={rights.length + 1}
      aria-colcount={functions.length * FLAGS.length + 1}
      aria-readonly={readOnly || undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      sx={style}
    >
      <div role="presentation" style={{ width: namesWidth + functions.length * functionWidth, minWidth: '100%' }}>
        <MatrixHead functions={functions} drawn={columns} namesWidth={namesWidth} measures={measures} words={words} />
        <div role="rowgroup" style={{ position: 'relative', height: rights.length * rowHeight }}>
          {rows.map((row) => {
            const right = rights[row];
            return (
              right && (
                <MatrixRow
                  key={right.id}
                  row={row}
                  right={right}
                  functions={functions}
                  drawn={columns}
                  namesWidth={namesWidth}
                  measures={measures}
                  saved={saved}
                  pending={pending}
                  words={words}
                  activeColumn={row === position.row ? position.column : undefined}
                  readOnly={readOnly}
                />
              )
            );
          })}
        </div>
      </div>
    </Box>
  );
}
