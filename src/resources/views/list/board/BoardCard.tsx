import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useTranslate } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import type { Board } from '../../../language/board';
import type { Option } from '../../../fields/shared/options';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { useNameOf } from '../../naming/useNaming';
import { usePageTarget } from '../../nested/recordPage';
import { FieldCell } from '../../page/FieldCell';
import { screenPath } from '../../ScreenContext';

interface BoardCardProps {
  readonly record: AnyRecord;
  readonly board: Board;
  readonly options: readonly Option[];
  readonly isEditable: boolean;
  readonly isLink: boolean;
  readonly busy: number | undefined;
  readonly onDrag: (record: AnyRecord | undefined) => void;
  readonly onMove: (record: AnyRecord, to: Option) => void;
  readonly onKey: (event: KeyboardEvent, record: AnyRecord) => void;
}

/** A card of a board. It moves by dragging, with Ctrl and an arrow, or by its menu. */
export function BoardCard(props: BoardCardProps) {
  const { record, board, options, isEditable, isLink, busy, onDrag, onMove, onKey } = props;
  const translate = useTranslate();
  const inWords = useWords();
  const page = usePageTarget();
  const name = useNameOf(record);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box
      component="li"
      data-card={record.id}
      tabIndex={0}
      aria-label={name}
      aria-describedby="board-keys"
      draggable={isEditable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(record);
      }}
      onDragEnd={() => onDrag(undefined)}
      onKeyDown={(event) => onKey(event, record)}
      sx={{ ...CARD, ...(isEditable && { cursor: 'grab' }), ...(busy === record.id && { opacity: 0.5 }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          {isLink ? (
            <Link component={LinkBase} to={screenPath(page, 'show', record.id)} underline="hover" draggable={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Box>
        {isEditable && (
          <IconButton
            size="small"
            aria-label={translate('screens.board.move', { name })}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <MoreVert fontSize="small" />
          </IconButton>
        )}
      </Box>
      {board.fields.map((field) =>
        isEmptyValue(record[field]) ? null : (
          <Box key={field} sx={{ fontSize: 13, overflow: 'hidden', textOverflow: 'ellipsis' }}>
            <FieldCell field={field} record={record} />
          </Box>
        ),
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {options
          .filter(({ value }) => value !== record[board.by])
          .map((option) => (
            <MenuItem
              key={option.value}
              onClick={() => {
                setAnchor(null);
                onMove(record, option);
              }}
            >
              {translate('screens.board.moveTo', { column: inWords(option.label) })}
            </MenuItem>
          ))}
      </Menu>
    </Box>
  );
}

const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: 1,
  display: 'grid',
  gap: 0.5,
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
