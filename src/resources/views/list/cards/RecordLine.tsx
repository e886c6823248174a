import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import { isKeptBack } from '../../../access/privacy';
import { kindOf } from '../../../fields/kinds';
import { viewOf } from '../../../fields/views';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';
import { fieldKey } from '../../../registry/translationKeys';
import { useMayWrite, type AllowedActions } from '../../access/useAllowed';
import { RowCheckbox } from '../../bulk/RowCheckbox';
import { useSelection } from '../../bulk/SelectionContext';
import { useNameOf } from '../../naming/useNaming';
import { ButtonMenu } from '../../page/ButtonMenu';
import { FieldCell } from '../../page/FieldCell';
import { useReplacedCell } from '../../reactAdmin/ReplacementContext';
import { useScreen } from '../../ScreenContext';
import { EndMark } from '../../show/summary/EndMark';
import { LEAVING } from '../table/DataRow';
import { FirstCell, linksToRecord } from '../table/FirstCell';
import { RowActions } from '../table/RowActions';
import { saysItself, type LineFields } from './lineFields';
import { wholeName } from './wholeName';

interface RecordLineProps {
  readonly record: AnyRecord;
  readonly depth: number;
  readonly fields: LineFields;
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
  readonly isLeaving: boolean;
}

/** A record on a phone: its name, its state at the end, and one quiet line. */
export function RecordLine({ record, depth, fields, allowed, onDelete, isLeaving }: RecordLineProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const selection = useSelection();
  const isTheirs = useMayWrite()(record);
  const name = useNameOf(record);
  const { first, state, values, files } = fields;
  const spec = first === undefined ? undefined : schema.fields[first];
  const isLink = spec !== undefined && linksToRecord(spec);
  // A finger meets the button beside the one that it means: what has a page is edited and deleted there.
  const canDelete = allowed.delete && !allowed.show && isTheirs;
  return (
    <li
      className="record-line"
      data-record={`${address}/${record.id}`}
      style={{ ...(depth > 0 && { marginInlineStart: depth * 16 }), ...(isLeaving && { opacity: LEAVING }) }}
    >
      {selection && (
        <RowCheckbox
          id={record.id}
          name={name}
          isSelected={selection.isSelected(record.id)}
          onToggle={selection.toggle}
        />
      )}
      <div className="record-line-words">
        <div className="record-line-head">
          <span>
            {first !== undefined && (
              <FirstCell field={first} record={record} name={wholeName(schema, first, name)} isLink={allowed.show} />
            )}
          </span>
          {state !== undefined && !isEmptyValue(record[state]) && (
            <span>
              <span style={visuallyHidden}>{translate(fieldKey(schema, state))} </span>
              <FieldCell field={state} record={record} />
            </span>
          )}
        </div>
        {values.length > 0 && (
          <dl className="record-line-values">
            {values.map((field) => (
              <LineValue key={field} field={field} record={record} isAlone={values.length === 1} />
            ))}
          </dl>
        )}
      </div>
      <div className="record-line-actions">
        {files.map((field) => (
          <FieldCell key={field} field={field} record={record} />
        ))}
        <RowActions
          record={record}
          name={name}
          canShow={allowed.show && !isLink}
          canEdit={allowed.edit && !allowed.show}
          canDelete={false}
          onDelete={onDelete}
        />
        {canDelete && (
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
      </div>
    </li>
  );
}

interface LineValueProps {
  readonly field: string;
  readonly record: AnyRecord;
  readonly isAlone: boolean;
}

/** Longest label, in characters, that leaves a day its room beside another value. */
const SHORT_LABEL = 10;

function LineValue({ field, record, isAlone }: LineValueProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const isReplaced = useReplacedCell(schema, field) !== undefined;
  if (isEmptyValue(record[field]) && !isReplaced && !isKeptBack(schema, record, field)) return null;
  const label = translate(fieldKey(schema, field));
  const spec = schema.fields[field];
  const isDay = spec !== undefined && kindOf(spec).column(spec) === 'date';
  const isWhole = isDay || (spec && viewOf(spec).align === 'right');
  const isBare = saysItself(schema, field) || (isDay && !isAlone && label.length > SHORT_LABEL);
  return (
    <div className={isWhole ? 'is-whole' : undefined}>
      <dt style={isBare ? visuallyHidden : undefined}>{label}</dt>
      <dd>
        <FieldCell field={field} record={record} />
        <EndMark field={field} record={record} />
      </dd>
    </div>
  );
}
