import { Fragment } from 'react';
import type { FieldSpec } from '../../kind';
import { cellOf } from '../cellOf';
import { OneLine } from '../OneLine';
import { RecordLink } from './RecordLink';
import { useChosenRecords } from './useChosenRecords';

/** The cell of the kinds that point at records: their names, read together for the whole page. */
export const ReferenceCell = cellOf<FieldSpec & { readonly resource: string }, number | readonly number[]>(
  ({ value, spec, full }) => {
    const records = useChosenRecords(spec.resource, value);
    return (
      <OneLine full={full}>
        {records.map((record, index) => (
          <Fragment key={record.id}>
            {index > 0 && ', '}
            <RecordLink resource={spec.resource} record={record} />
          </Fragment>
        ))}
      </OneLine>
    );
  },
);
