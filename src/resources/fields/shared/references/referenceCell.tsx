import { Fragment } from 'react';
import type { FieldSpec } from '../../../language/kind';
import { cellOf, type FilledCellProps } from '../cells/cellOf';
import { oneLine } from '../cells/oneLine';
import { namedThrough } from '../../../records/representation';
import { OwnRecordLink, RecordLink } from './RecordLink';
import { useChosenRecords } from './useChosenRecords';
import { useReferenceTarget } from './useReferenceTarget';

type ReferenceProps = FilledCellProps<FieldSpec & { readonly resource: string }, number | readonly number[]>;

function Reference({ value, spec, record, full }: ReferenceProps) {
  const target = useReferenceTarget(spec.resource, record);
  const chosen = useChosenRecords(target.address, value);
  const Link = namedThrough(target.schema).length > 0 ? RecordLink : OwnRecordLink;
  const links = chosen.map((one, index) => (
    <Fragment key={one.id}>
      <Link target={target} record={one} />
      {index < chosen.length - 1 && ', '}
    </Fragment>
  ));
  return oneLine(links, { full });
}

/** Cell of reference kinds; names are fetched in batches for the whole page. */
export const referenceCell = cellOf((props: ReferenceProps) => <Reference {...props} />);
