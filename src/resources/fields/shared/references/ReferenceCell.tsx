import { Fragment } from 'react';
import type { FieldSpec } from '../../../language/kind';
import { cellOf } from '../cellOf';
import { OneLine } from '../OneLine';
import { RecordLink } from './RecordLink';
import { useChosenRecords } from './useChosenRecords';
import { useReferenceTarget } from './useReferenceTarget';

/** The cell of the kinds that point at records: their names, read together for the whole page. */
export const ReferenceCell = cellOf<FieldSpec & { readonly resource: string }, number | readonly number[]>(
  ({ value, spec, record, full }) => {
    const target = useReferenceTarget(spec.resource, record);
    const chosen = useChosenRecords(target.address, value);
    return (
      <OneLine full={full}>
        {chosen.map((one, index) => (
          <Fragment key={one.id}>
            {index > 0 && ', '}
            <RecordLink target={target} record={one} />
          </Fragment>
        ))}
      </OneLine>
    );
  },
);
