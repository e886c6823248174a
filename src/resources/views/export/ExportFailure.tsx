import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { CellTooLong } from '../../exchange/write/cellTooLong';
import { FailureAlert } from '../page/FailureAlert';

/** Says why there is no file. */
export function ExportFailure({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  if (!(error instanceof CellTooLong)) return <FailureAlert error={error} />;
  return <Alert severity="error">{translate('exchange.export.cellTooLong', { column: error.heading })}</Alert>;
}
