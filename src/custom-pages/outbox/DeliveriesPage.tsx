// Hand-written: deliveries are not a declared collection; they can be repeated but not edited.
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useMediaQuery from '@mui/material/useMediaQuery';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { Needs } from '../../resources/views/Needs';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { MessagePanel } from '../../resources/views/page/MessagePanel';
import { PageTitle } from '../../resources/views/page/PageTitle';
import { DELIVERY_STATES, type DeliveryState } from './delivery';
import { DeliveryRow } from './DeliveryRow';
import { SigningKey } from './SigningKey';
import { useDeliveries, useReplay } from './useDeliveries';

const ALL = 'tous';
const COLUMNS = ['record', 'kind', 'state'] as const;
/** Columns on a phone: the kind is below the record, the button below the state. */
const FEW_COLUMNS = ['record', 'state'] as const;

/** The log of deliveries that follow writes, with their state and a retry (`/admin/envois`). */
export default function DeliveriesPage() {
  const translate = useTranslate();
  return (
    <>
      <PageTitle title={translate('outbox.title')} help={translate('outbox.help')}>
        <Needs extension="outbox">
          <SigningKey />
        </Needs>
      </PageTitle>
      <Needs extension="outbox" otherwise={<Typography>{translate('outbox.notOffered')}</Typography>}>
        <Deliveries />
      </Needs>
    </>
  );
}

function Deliveries() {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const state: DeliveryState | undefined = DELIVERY_STATES.find((one) => one === parameters.get('etat'));
  const { items, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isLoading } = useDeliveries(state);
  const { mutate: replay, isPending, error: refusal } = useReplay();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const choose = (chosen: string) => setParameters(chosen === ALL ? {} : { etat: chosen }, { replace: true });
  return (
    <>
      <Tabs
        value={state ?? ALL}
        onChange={(_event, chosen: string) => choose(chosen)}
        aria-label={translate('outbox.byState')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 2 }}
      >
        {[ALL, ...DELIVERY_STATES].map((one) => (
          <Tab key={one} value={one} label={translate(one === ALL ? 'outbox.all' : `outbox.byStates.${one}`)} />
        ))}
      </Tabs>
      {(error ?? refusal) && <FailureAlert error={error ?? refusal} onRetry={() => void refetch()} />}
      {!isLoading && !error && items.length === 0 && (
        <Paper variant="outlined">
          <MessagePanel title={translate('outbox.empty')} />
        </Paper>
      )}
      {items.length > 0 && (
        <TableContainer component={Paper} variant="outlined" tabIndex={0}>
          <Table size="small" aria-label={translate('outbox.title')}>
            <TableHead>
              <TableRow>
                {(isNarrow ? FEW_COLUMNS : COLUMNS).map((column) => (
                  <TableCell key={column}>{translate(`outbox.columns.${column}`)}</TableCell>
                ))}
                {!isNarrow && <TableCell align="right">{translate('screens.list.actionsColumn')}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  isNarrow={isNarrow}
                  isBusy={isPending}
                  onReplay={(id) => replay(id)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {hasNextPage && (
        <Button sx={{ mt: 2 }} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('history.more')}
        </Button>
      )}
    </>
  );
}
