import type { SortPayload } from 'ra-core';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { AllowedActions } from '../../access/useAllowed';
import { PageCheckbox } from '../../bulk/PageCheckbox';
import { useSelection } from '../../bulk/SelectionContext';
import { useScreen } from '../../ScreenContext';
import { useRowsPlace } from '../place/ListPlaceContext';
import { GroupedRows } from '../table/GroupedRows';
import type { TreeRow } from '../table/rowTree';
import { lineFields } from './lineFields';
import { RecordLine } from './RecordLine';

export interface RecordLinesProps {
  readonly rows: readonly TreeRow[];
  readonly fields: readonly string[];
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
  readonly isStale: boolean;
  /** The order of the rows. */
  readonly sort: SortPayload;
  readonly leaving?: ReadonlySet<number> | undefined;
}

/** Records on a phone: lines of one sheet, all arranged alike. */
export function RecordLines({ rows, fields, allowed, onDelete, isStale, sort, leaving }: RecordLinesProps) {
  const { schema } = useScreen();
  const selection = useSelection();
  useRowsPlace();
  const arranged = lineFields(schema, fields);
  return (
    <div className="record-lines">
      {selection && (
        <div className="record-lines-all">
          <PageCheckbox selection={selection} hasLabel />
        </div>
      )}
      <ul aria-busy={isStale} style={isStale && !leaving ? { opacity: 0.6 } : undefined}>
        <GroupedRows
          rows={rows}
          sort={sort}
          head={(words) => <li className="record-lines-group">{words}</li>}
          row={({ record, depth }) => (
            <RecordLine
              key={record.id}
              record={record}
              depth={depth}
              fields={arranged}
              allowed={allowed}
              onDelete={onDelete}
              isLeaving={leaving?.has(record.id) === true}
            />
          )}
        />
      </ul>
    </div>
  );
}
