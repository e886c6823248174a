import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { recordPlanAddress, type RecordPlan } from '../../../language/recordPlan';
import { ComingLines } from '../../page/ComingLines';
import { FailureAlert } from '../../page/FailureAlert';
import { useRegistry } from '../../RegistryContext';
import { ScreenProvider } from '../../ScreenContext';
import { CardFrame } from '../summary/CardFrame';
import { heightOf, NextSlot } from './NextSlot';
import { placesFor } from './nextSlots';
import { planAddressFrom } from './planAddressFrom';
import { useNextSlots } from './useNextSlots';

export interface NextSlotsProps {
  readonly plan: RecordPlan;
  readonly id: number;
  /** False while the page's main content loads. */
  readonly isTime: boolean;
  /** Number of slots to come, from the record's summary; undefined if the API does not tell. */
  readonly coming: number | undefined;
}

export function NextSlots({ plan, id, isTime, coming }: NextSlotsProps) {
  const translate = useTranslate();
  const { data: found, error, isFetching, refetch } = useNextSlots(plan, id, isTime);
  const places = placesFor(coming);
  const data = found?.slice(0, places.most);
  const schema = useRegistry().get(plan.resource);
  const target = useMemo(() => ({ schema, address: plan.resource, parents: {} }), [schema, plan]);
  return (
    <CardFrame label={translate('details.plan.next')} to={planAddressFrom(plan, id, found)} isBusy={!data && !error}>
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={heightOf(places.reserved)}>
          {Boolean(error) && !isFetching && <FailureAlert error={error} onRetry={() => void refetch()} />}
          {!data && (isFetching || !error) && <ComingLines lines={places.reserved} height={28} />}
          {data?.length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('details.plan.none')}
            </Typography>
          )}
          {data && data.length > 0 && (
            <ScreenProvider value={target}>
              <ResourceContextProvider value={plan.resource}>
                <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {data.map((slot) => (
                    <NextSlot
                      key={slot.id}
                      slot={slot}
                      columns={plan.columns}
                      addressOf={(day) => recordPlanAddress(plan, id, day)}
                    />
                  ))}
                </Box>
              </ResourceContextProvider>
            </ScreenProvider>
          )}
        </Box>
      </Box>
    </CardFrame>
  );
}
