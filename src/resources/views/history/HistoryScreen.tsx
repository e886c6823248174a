import Button from '@mui/material/Button';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { LinkBase, useTranslate } from 'ra-core';
import { useAllowed } from '../access/useAllowed';
import { PageHeader } from '../page/PageHeader';
import { screenPath, useScreen } from '../ScreenContext';
import { RecordHistory } from './RecordHistory';
import { RequireHistory } from './RequireHistory';

export default function HistoryScreen({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const target = useScreen();
  const canShow = useAllowed('show');
  return (
    <RequireHistory>
      <RecordHistory
        id={id}
        head={({ name, isGone, titleRef }) => (
          <PageHeader
            title={translate('history.title', { name: name || `#${id}` })}
            crumb={translate('history.crumb')}
            above={canShow && !isGone ? { to: screenPath(target, 'show', id), text: name || `#${id}` } : undefined}
            titleRef={titleRef}
            beside={
              canShow &&
              !isGone && (
                <Button
                  component={LinkBase}
                  to={screenPath(target, 'show', id)}
                  size="small"
                  color="inherit"
                  startIcon={<ArrowBack className="points-along" />}
                >
                  {translate('history.backToRecord')}
                </Button>
              )
            }
          />
        )}
      />
    </RequireHistory>
  );
}
