import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import type { Cards } from '../../../language/cards';
import type { AnyRecord } from '../../../language/resourceSchema';
import { PageCheckbox } from '../../bulk/PageCheckbox';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { useSelection } from '../../bulk/SelectionContext';
import { FieldCell } from '../../page/FieldCell';
import { useNameOf } from '../../naming/useNaming';
import { useScreen } from '../../ScreenContext';
import { useRowsPlace } from '../place/ListPlaceContext';
import { LEAVING } from '../table/DataRow';
import { FirstCell, linksToRecord } from '../table/FirstCell';
import { RowActions } from '../table/RowActions';
import { GroupedRows } from '../table/GroupedRows';
import type { RecordLinesProps } from './RecordLines';
import { wholeName } from './wholeName';

interface CardListProps extends Omit<RecordLinesProps, 'fields'> {
  readonly cards: Cards;
}

/** Records as cards of the declared layout. */
export function CardList({ rows, allowed, onDelete, isStale, sort, leaving, cards }: CardListProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const selection = useSelection();
  useRowsPlace();
  const first = schema.representation[0];
  return (
    <>
      {selection && (
        <Box sx={{ px: 1.5, ...TICKS }}>
          <PageCheckbox selection={selection} hasLabel />
        </Box>
      )}
      <Box component="ul" aria-busy={isStale} sx={{ ...LIST, opacity: isStale && !leaving ? 0.6 : 1 }}>
        <GroupedRows
          rows={rows}
          sort={sort}
          head={(words) => (
            <Box component="li" sx={HEAD}>
              {words}
            </Box>
          )}
          row={({ record }) => (
            <Box
              key={record.id}
              component="li"
              data-record={`${address}/${record.id}`}
              sx={{ ...CARD, ...(allowed.show && OPENS) }}
              style={leaving?.has(record.id) ? { opacity: LEAVING } : undefined}
            >
              <CardHead field={first} record={record} allowed={allowed} onDelete={onDelete} />
              <Box component="dl" sx={LINES}>
                {cards.fields.map((field) => (
                  <Box key={field} sx={PAIR}>
                    <Box component="dt" sx={NAMES_VALUE}>
                      {translate(fieldKey(schema, field))}
                    </Box>
                    <Box
                      component="dd"
                      sx={{
                        ...LINE,
                        m: 0,
                        justifySelf: 'start',
                        maxWidth: '100%',
                        minWidth: 0,
                        overflow: 'hidden',
                        textOverflow: 'ellipsis',
                      }}
                    >
                      <FieldCell field={field} record={record} />
                    </Box>
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        />
      </Box>
    </>
  );
}

interface CardHeadProps extends Pick<CardListProps, 'allowed' | 'onDelete'> {
  /** The field that names the record. */
  readonly field: string | undefined;
  readonly record: AnyRecord;
}

function CardHead({ field, record, allowed, onDelete }: CardHeadProps) {
  const selection = useSelection();
  const name = useNameOf(record);
  const { schema } = useScreen();
  const spec = field === undefined ? undefined : schema.fields[field];
  // A name that leads to its record needs no button beside it, which leaves room for the others.
  const isLink = spec !== undefined && linksToRecord(spec);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', columnGap: 1 }}>
      {selection && (
        <RowCheckbox
          id={record.id}
          name={name}
          isSelected={selection.isSelected(record.id)}
          onToggle={selection.toggle}
        />
      )}
      <Box sx={NAME}>
        {field !== undefined && (
          <FirstCell field={field} record={record} name={wholeName(schema, field, name)} isLink={allowed.show} />
        )}
      </Box>
      <RowActions
        record={record}
        name={name}
        canShow={allowed.show && !isLink}
        canEdit={allowed.edit}
        canDelete={allowed.delete}
        onDelete={onDelete}
      />
    </Box>
  );
}

/** Room for the longest word of a name, at least 150 px; with less beside it, the actions wrap. */
const NAME = { flex: '1 1 150px', minWidth: 'min-content', maxWidth: '100%' } as const;

const LIST = {
  ...{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' },
  ...{ gap: 1, listStyle: 'none', m: 0, p: 0 },
} as const;

/** The drawn box stands over the values, not the room for a finger around it. */
const TICKS = { '& .tick': { ml: '-5px', '@media (pointer: coarse)': { ml: '-13px', mr: '-6px' } } } as const;

const CARD = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
  ...TICKS,
} as const;
const OPENS = { cursor: 'pointer' } as const;
const LINES = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  // Two chips below each other are two chips.
  rowGap: 0.5,
  m: 0,
  mt: 0.5,
  fontSize: 13,
} as const;

/** The head of a group, over all cards beside each other. */
const HEAD = { gridColumn: '1 / -1', pt: 1, px: 1.5, fontWeight: 600 } as const;

const PAIR = { display: 'contents' } as const;

/** As high as a chip or a portrait, so that a label stands in the middle of its value. */
const LINE = { minHeight: 24, alignSelf: 'baseline', alignContent: 'center' } as const;
const NAMES_VALUE = { ...LINE, color: 'text.secondary', flexShrink: 0 } as const;
