import { useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CreateDialog } from '../dialogs/CreateDialog';
import { QuickCreateProvider } from '../dialogs/QuickCreateContext';
import { useBackToList } from '../list/place/useBackToList';
import { PageHeader } from '../page/PageHeader';
import { screenPath, useScreen } from '../ScreenContext';
import { CancelLink } from './CancelLink';
import { CreateForm } from './CreateForm';
import { useAfterSave } from './useAfterSave';
import { useLeaveKey } from './useLeaveKey';
import { useCreateTitle } from './useTitles';

export default function CreateScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const target = useScreen();
  const afterSave = useAfterSave();
  const { state } = useLocation();
  const listPath = screenPath(target, 'list');
  useLeaveKey(listPath);
  const back = useBackToList();
  // As react-admin's create links give it; only for the first of several records.
  const [given, setGiven] = useState<Readonly<Record<string, unknown>> | undefined>(state?.record);
  return (
    <QuickCreateProvider value={CreateDialog}>
      <PageHeader title={useCreateTitle()} crumb={translate('screens.form.createCrumb')} back={back} />
      <CreateForm
        initial={given}
        onSaved={({ id }) => void navigate(afterSave(id))}
        onAnother={() => setGiven(undefined)}
        cancel={<CancelLink to={listPath} />}
      />
    </QuickCreateProvider>
  );
}
