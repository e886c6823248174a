import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRegion } from '../../../fields/shared/hooks/useReaderLanguage';
import { useDraft } from './useDraft';

export function DraftOffer({ isSaved }: { readonly isSaved: boolean }) {
  const translate = useTranslate();
  const region = useRegion();
  const offered = useDraft(isSaved);
  if (!offered) return null;
  const { draft, resume, discard } = offered;
  const date = new Intl.DateTimeFormat(region, { dateStyle: 'short', timeStyle: 'short' }).format(new Date(draft.at));
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={resume}>
            {translate('pages.draft.resume')}
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            {translate('pages.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('pages.draft.found', { date })}
      {draft.withoutFiles && <div>{translate('pages.draft.files')}</div>}
    </Alert>
  );
}
