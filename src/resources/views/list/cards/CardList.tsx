import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslate, type SortPayload } from 'ra-core';
import { kindOf } from '../../../fields/kinds';
import { fieldKey } from '../../../registry/translationKeys';
import type { Cards } from '../../../language/cards';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useMayWrite, type AllowedActions } from '../../access/useAllowed';
import { PageCheckbox } from '../../bulk/PageCheckbox';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { useSelection } from '../../bulk/SelectionContext';
import { ButtonMenu } from '../../page/ButtonMenu';
import { FieldCell } from '../../page/FieldCell';
import { useNameOf } from '../../naming/useNaming';
import { useScreen } from '../../ScreenContext';
import { useRowsPlace } from '../place/ListPlaceContext';
import { LEAVING } from '../table/DataRow';
import { FirstCell, linksToRecord } from '../table/FirstCell';
import { RowActions } from '../table/RowActions';
import { GroupedRows } from '../table/GroupedRows';
import type { TreeRow } from '../table/rowTree';

/** Fields below the name of a card. */
const FIELDS_ON_A_CARD = 3;

export interface CardListProps {
  readonly rows: readonly TreeRow[];
  readonly fields: readonly string[];
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
  readonly isStale: boolean;
  /** The order of the rows. */
  readonly sort: SortPayload;
  readonly leaving?: ReadonlySet<number> | undefined;
  /** The declared card layout, in a grid; without it, one column of cards with the first list columns. */
  readonly cards?: Cards | undefined;
}

/** Records as cards: the first columns on telephones, or the declared layout. */
export function CardList({ rows, fields, allowed, onDelete, isStale, sort, leaving, cards }: CardListProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const selection = useSelection();
  useRowsPlace();
  const first = cards ? schema.representation[0] : fields[0];
  // On a telephone a finger meets the button beside the one that it means: a record is deleted on its page, or if it
  // has none, from a menu.
  const canDelete = allowed.delete && (cards !== undefined || !allowed.show);
  const saysItself = (field: string) => {
    const spec = schema.fields[field];
    return spec !== undefined && (spec.unique === true || kindOf(spec).isSelfEvident === true);
  };
  // The title says the whole name, which a column of the table says in parts.
  const isNamed = first !== undefined && schema.representation.includes(first);
  const unsaid = fields.slice(1).filter((field) => !isNamed || !schema.representation.includes(field));
  // A file opens from its card, which a finger reaches before the record's page.
  const others = cards
    ? cards.fields
    : unsaid.filter((field, index) => {
        const spec = schema.fields[field];
        return index < FIELDS_ON_A_CARD || (spec !== undefined && kindOf(spec).upload !== undefined);
      });
  return (
    <>
      {selection && (
        <Box sx={{ px: 1.5, ...TICKS }}>
          <PageCheckbox selection={selection} hasLabel />
        </Box>
      )}
      <Box
        component="ul"
        aria-busy={isStale}
        sx={{ ...LIST, ...(cards && { gridTemplateColumns: BESIDE }), opacity: isStale && !leaving ? 0.6 : 1 }}
      >
        <GroupedRows
          rows={rows}
          sort={sort}
          head={(words) => (
            <Box component="li" sx={HEAD}>
              {words}
            </Box>
          )}
          row={({ record, depth }) => (
            <Box
              key={record.id}
              component="li"
              data-record={`${address}/${record.id}`}
              sx={{ ...CARD, ...(allowed.show && OPENS), ...(!cards && { ml: depth * 2 }) }}
              style={leaving?.has(record.id) ? { opacity: LEAVING } : undefined}
            >
              <CardHead
                field={first}
                record={record}
                allowed={{ ...allowed, delete: canDelete }}
                isDeletedInMenu={!cards}
                onDelete={onDelete}
              />
              <Box component="dl" sx={cards ? LINES : FLOWING}>
                {others.map((field) => (
                  <Box key={field} sx={cards ? PAIR : FLOWING_PAIR}>
                    <Box
                      component="dt"
                      sx={NAMES_VALUE}
                      style={!cards && saysItself(field) ? visuallyHidden : undefined}
                    >
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
  readonly isDeletedInMenu: boolean;
}

function CardHead({ field, record, allowed, isDeletedInMenu, onDelete }: CardHeadProps) {
  const translate = useTranslate();
  const isTheirs = useMayWrite()(record);
  const selection = useSelection();
  const name = useNameOf(record);
  const { fields, representation } = useScreen().schema;
  const spec = field === undefined ? undefined : fields[field];
  // A name that leads to its record needs no button beside it, which leaves room for the others.
  const isLink = spec !== undefined && linksToRecord(spec);
  // Two people of one surname are told apart by the rest of their names.
  const whole = representation.length > 1 && field !== undefined && representation.includes(field) ? name : undefined;
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
        {field !== undefined && <FirstCell field={field} record={record} name={whole} isLink={allowed.show} />}
      </Box>
      <RowActions
        record={record}
        name={name}
        canShow={allowed.show && !isLink}
        canEdit={allowed.edit}
        canDelete={allowed.delete && !isDeletedInMenu}
        onDelete={onDelete}
      />
      {allowed.delete && isDeletedInMenu && isTheirs && (
        <ButtonMenu
          isIcon
          size="small"
          label={translate('screens.actions.moreNamed', { name })}
          icon={<MoreVert fontSize="small" />}
          entries={[
            {
              name: 'delete',
              label: translate('screens.actions.delete'),
              icon: <DeleteOutlined />,
              onChoose: () => onDelete(record),
            },
          ]}
        />
      )}
    </Box>
  );
}

/** Room for the longest word of a name, at least 150 px; with less beside it, the actions wrap. */
const NAME = { flex: '1 1 150px', minWidth: 'min-content', maxWidth: '100%' } as const;

const LIST = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, listStyle: 'none', m: 0, p: 0 } as const;
const BESIDE = 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))';

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

/** On a telephone the values follow each other, so that more records fit the window. */
const FLOWING = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, m: 0, fontSize: 13 } as const;
const FLOWING_PAIR = {
  ...{ display: 'flex', columnGap: 0.75, minWidth: 0, maxWidth: '100%' },
  // Several choices take lines of their own before one of them is cut.
  '& .MuiStack-root': { flexWrap: 'wrap' },
} as const;

/** As high as a chip or a portrait, so that a label stands in the middle of its value. */
const LINE = { minHeight: 24, alignSelf: 'baseline', alignContent: 'center' } as const;
const NAMES_VALUE = { ...LINE, color: 'text.secondary', flexShrink: 0 } as const;
