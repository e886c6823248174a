import { useTranslate } from 'ra-core';
import { resourceKey } from '../../keys';
import { representationOf } from '../../representation';
import type { AnyRecord } from '../../types';
import { PageHeader } from '../page/PageHeader';
import { useScreen } from '../ScreenContext';
import { DetailsSection } from './DetailsSection';
import { RecordActions } from './RecordActions';

/** A record's name, what can be done with it, and all of its fields by section. */
export function RecordDetails({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const name = representationOf(schema, record);
  return (
    <>
      <PageHeader title={name} crumb={name} help={translate(resourceKey(schema, 'name'), { smart_count: 1 })}>
        <RecordActions record={record} />
      </PageHeader>
      {schema.sections.map((section, index) => (
        <DetailsSection key={index} index={index} fields={section.fields} record={record} />
      ))}
    </>
  );
}
