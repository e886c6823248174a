import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isEmptyValue } from '../../records/validate';
import { useAllowed } from '../access/useAllowed';
import { useOffers } from '../access/useOffers';
import { HistoryButton } from '../history/HistoryButton';
import { FailureAlert } from '../page/FailureAlert';
import { MessagePanel } from '../page/MessagePanel';
import { NotListed } from '../page/NotListed';
import { FieldsSkeleton } from '../page/ScreenSkeleton';
import { useScreen } from '../ScreenContext';
import { DetailsSection } from '../show/DetailsSection';
import { AskedValues } from './AskedValues';
import { CollectionDialogs } from './CollectionDialogs';
import { useInPlace } from './InPlaceContext';
import { PanelHeader } from './PanelHeader';
import { useSingle } from './useSingle';

export function SinglePanel() {
  return (
    <CollectionDialogs>
      <SingleRecord />
    </CollectionDialogs>
  );
}

function SingleRecord() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const canEdit = useAllowed('edit');
  const canRead = useOffers().reads(schema);
  const inPlace = useInPlace();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({});
  const { id, data, error, refetch } = useSingle(values, canRead);
  const isEmpty = data !== undefined && Object.keys(schema.fields).every((field) => isEmptyValue(data[field]));
  return (
    <>
      <PanelHeader>
        {canRead && data && !isEmpty && <HistoryButton id={id} />}
        {canEdit && (data ?? !canRead) && (
          <Button variant="outlined" startIcon={<EditOutlined />} onClick={() => inPlace?.onEdit(data ?? { id })}>
            {translate('screens.actions.edit')}
          </Button>
        )}
      </PanelHeader>
      {canRead && <AskedValues values={values} onChange={setValues} />}
      {!canRead && <NotListed />}
      {error && !data && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {canRead && !data && !error && <FieldsSkeleton />}
      {isEmpty && <MessagePanel title={translate('details.nothingFilled')} />}
      {data &&
        !isEmpty &&
        schema.sections.map((section, index) => (
          <DetailsSection key={index} index={index} fields={section.fields} record={data} />
        ))}
    </>
  );
}
