import { useTranslate } from 'ra-core';
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
            {...(canShow &&
              !isGone && {
                above: { to: screenPath(target, 'show', id), text: name || `#${id}` },
                back: { to: screenPath(target, 'show', id), label: translate('history.backToRecord') },
              })}
            titleRef={titleRef}
          />
        )}
      />
    </RequireHistory>
  );
}
