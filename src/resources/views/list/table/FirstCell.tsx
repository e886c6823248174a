import { useTranslate } from 'ra-core';
import type { FieldSpec } from '../../../language/kind';
import { kindOf } from '../../../fields/kinds';
import { representationOf, textOf } from '../../../records/representation';
import type { AnyRecord } from '../../../language/resourceSchema';
import { NamedRecord } from '../../naming/NamedRecord';
import { usePageTarget } from '../../nested/recordPage';
import { screenPath, useScreen } from '../../ScreenContext';
import { BreakingText } from '../../page/BreakingText';
import { FieldCell } from '../../page/FieldCell';
import { PlainLink } from '../../page/PlainLink';

export interface FirstCellProps {
  readonly field: string;
  readonly record: AnyRecord;
  readonly isLink: boolean;
  /** The record's whole name, where the field is only a part of it. */
  readonly name?: string | undefined;
  /** Depth in a tree; 0 at the top. */
  readonly depth?: number;
}

/** Names in code break after underscores. */
const CODE = /(?<=_)/;

/** Pixels per tree level. */
const INDENT = 20;

/** Whether the first cell leads to its record: a reference already links to another one, and links do not nest. */
export const linksToRecord = (spec: FieldSpec): boolean => !kindOf(spec).reference;

export function FirstCell({ field, record, isLink, name, depth = 0 }: FirstCellProps) {
  const translate = useTranslate();
  const target = useScreen();
  const page = usePageTarget();
  const spec = target.schema.fields[field];
  if (!isLink || !spec || !linksToRecord(spec)) return <FieldCell field={field} record={record} />;
  // A text cell can be a link (email, telephone), and links do not nest, so plain text is used.
  const isText = kindOf(spec).column(spec) === 'text';
  const text = name ?? (isText ? textOf(target.schema, field, record) : '');
  const content =
    isText || name ? text && <BreakingText text={text} at={CODE} /> : <FieldCell field={field} record={record} />;
  return (
    <span className="name-line" style={depth === 0 ? undefined : { paddingInlineStart: depth * INDENT }}>
      {depth > 0 && <span aria-hidden="true">└ </span>}
      <NamedRecord schema={target.schema} record={record} name={representationOf(target.schema, record)}>
        <PlainLink className="link name-link" to={screenPath(page, 'show', record.id)}>
          {content || translate('screens.list.unnamed', { id: record.id })}
        </PlainLink>
      </NamedRecord>
    </span>
  );
}
