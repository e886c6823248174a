import { useNavigate, useTranslate } from 'ra-core';
import { CreateDialog } from '../dialogs/CreateDialog';
import { QuickCreateProvider } from '../dialogs/QuickCreateContext';
import { PageHeader } from '../page/PageHeader';
import { screenPath, useScreen } from '../ScreenContext';
import { CancelLink } from './CancelLink';
import { CreateForm } from './CreateForm';
import { useAfterSave } from './useAfterSave';
import { useCreateTitle } from './useTitles';

const stayHere = () => undefined;

export default function CreateScreen() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const target = useScreen();
  const afterSave = useAfterSave();
  return (
    <QuickCreateProvider value={CreateDialog}>
      <PageHeader title={useCreateTitle()} crumb={translate('screens.form.createCrumb')} />
      <CreateForm
        onSaved={({ id }) => void navigate(afterSave(id))}
        onAnother={stayHere}
        cancel={<CancelLink to={screenPath(target, 'list')} />}
      />
    </QuickCreateProvider>
  );
}
