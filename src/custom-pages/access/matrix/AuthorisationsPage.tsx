// Hand-written: declarations have no matrix of two resources, nor a preview of the people affected by a change.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { LinkBase, useCanAccess, useTranslate } from 'ra-core';
import { pathOf } from '../../../resources/registry/paths';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { ScreenSkeleton } from '../../../resources/views/page/ScreenSkeleton';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useFunctions, useRights } from '../api/useRightsAndFunctions';
import { useMayGiveToFunctions } from '../api/useAllowances';
import { PageTitle } from '../../../resources/views/page/PageTitle';
import { MatrixView } from './MatrixView';

/** Edits the rights of all functions, with a preview of the people affected. */
export default function AuthorisationsPage() {
  const translate = useTranslate();
  const functions = useFunctions();
  const rights = useRights();
  const mayGive = useMayGiveToFunctions();
  const Fonctions = useRegistry().get('Fonctions');
  const { canAccess: mayCreate } = useCanAccess({ resource: 'Fonctions', action: 'create' });
  const failed = [functions, rights].find(({ isError }) => isError);
  return (
    <>
      <PageTitle title={translate('accessPages.matrix.title')} help={translate('accessPages.matrix.help')}>
        <Button component={LinkBase} to={pathOf(Fonctions, 'list')} variant="outlined" size="small">
          {translate('accessPages.matrix.manageFunctions')}
        </Button>
        {mayCreate && (
          <Button component={LinkBase} to={pathOf(Fonctions, 'create')} variant="outlined" size="small">
            {translate('accessPages.matrix.createFunction')}
          </Button>
        )}
      </PageTitle>
      {mayGive === false && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('accessPages.matrix.readOnly')}
        </Alert>
      )}
      {failed && <FailureAlert error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && functions.data && rights.data ? (
        <MatrixView
          functions={functions.data}
          rights={rights.data}
          readOnly={mayGive !== true}
          refetch={functions.refetch}
        />
      ) : (
        !failed && <ScreenSkeleton screen="list" />
      )}
    </>
  );
}
