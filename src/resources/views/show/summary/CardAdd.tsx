import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import type { SummaryCard } from '../../../language/nesting';
import { resourceKey } from '../../../registry/translationKeys';
import { useAllowed } from '../../access/useAllowed';
import { CollectionDialogs } from '../../nested/CollectionDialogs';
import { useInPlace } from '../../nested/InPlaceContext';
import { IconAction } from '../../page/IconAction';
import { ScreenProvider, useScreen, type ScreenTarget } from '../../ScreenContext';
import { cardValues } from './cardQuery';

export interface CardAddProps {
  readonly target: ScreenTarget;
  readonly card: Pick<SummaryCard, 'where'>;
  readonly hasRecords: boolean;
  readonly onAdded: (record: AnyRecord) => void;
}

export function CardAdd({ target, card, hasRecords, onAdded }: CardAddProps) {
  const initial = useMemo(() => cardValues(card, new Date(), hasRecords), [card, hasRecords]);
  return (
    <ScreenProvider value={target}>
      <ResourceContextProvider value={target.address}>
        <CollectionDialogs initial={initial} onCreated={onAdded}>
          <AddButton />
        </CollectionDialogs>
      </ResourceContextProvider>
    </ScreenProvider>
  );
}

function AddButton() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const inPlace = useInPlace();
  if (!useAllowed('create')) return null;
  const name = translate(resourceKey(schema, 'name'), { smart_count: 1 });
  return (
    <Box component="span" sx={{ my: -0.75, mr: -0.5, displayPrint: 'none' }}>
      <IconAction
        label={translate('details.addNamed', { name })}
        icon={<Add fontSize="small" />}
        onClick={inPlace?.onCreate}
      />
    </Box>
  );
}
