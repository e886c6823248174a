import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import IosShareOutlined from '@mui/icons-material/IosShareOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { SlotSearch } from '../core/planningAnswers';
import { useToolWords } from '../page/toolWords';
import { usePlanSource } from '../source/usePlanSource';
import { ButtonMenu } from '../../resources/views/page/ButtonMenu';
import { DownloadDialog } from '../../resources/views/show/actions/DownloadDialog';
import { FeedDialog } from '../feeds/FeedDialog';
import { exportForm, type ExportLook } from './exportForm';
import { PdfDialog } from './PdfDialog';
import { exportedIds, type OnScreen } from './shownSlots';
import { EXPORT_TIMEOUT, usePlanExport } from './usePlanExport';

export interface ExportMenuProps {
  /** The search for the slots on the screen (`shownSearch`), for an API that does not accept slot ids. */
  readonly search: SlotSearch;
  readonly shown: OnScreen;
  /** The reader plans other people: may choose templates, and create feeds for anyone. */
  readonly isPlanner: boolean;
}

/** Exports of the plan: a workbook, a PDF, a print, and calendar feeds. */
export function ExportMenu({ search, shown, isPlanner }: ExportMenuProps) {
  const translate = useTranslate();
  const isRoomy = useToolWords();
  const { hasFeeds, tellsUnits } = usePlanSource();
  const [dialog, setDialog] = useState<'pdf' | 'feeds'>();
  const [count, setCount] = useState(0);
  const { state, start, again, stop } = usePlanExport();
  const askForLook = () => {
    setCount(exportedIds(shown).length);
    setDialog('pdf');
  };
  const makePdf = (look: ExportLook) => {
    setDialog(undefined);
    start('pdf', exportForm(search, look, exportedIds(shown)));
  };
  const entry = (name: string, icon: ReactNode, onChoose: () => void) => ({
    name,
    label: translate(`planningExports.menu.${name}`),
    icon,
    onChoose,
  });
  // Let the menu return the focus first: `window.print` blocks the page.
  const print = () => setTimeout(() => window.print());
  return (
    <>
      <ButtonMenu
        isIcon={!isRoomy}
        size="small"
        color="inherit"
        label={translate('planningExports.button')}
        icon={<IosShareOutlined />}
        entries={[
          entry('excel', <GridOnOutlined fontSize="small" />, () =>
            start('excel', exportForm(search, {}, exportedIds(shown))),
          ),
          entry('pdf', <PictureAsPdfOutlined fontSize="small" />, askForLook),
          entry('print', <PrintOutlined fontSize="small" />, print),
          ...(hasFeeds ? [entry('feeds', <CalendarMonthOutlined fontSize="small" />, () => setDialog('feeds'))] : []),
        ]}
      />
      <PdfDialog
        isOpen={dialog === 'pdf'}
        hasTemplates={isPlanner}
        isTeam={tellsUnits && shown.isByPeople}
        count={count}
        onClose={() => setDialog(undefined)}
        onChoose={makePdf}
      />
      <DownloadDialog
        title={translate('planningExports.running')}
        timeout={EXPORT_TIMEOUT}
        download={{ state, start: again, stop }}
      />
      {hasFeeds && (
        <FeedDialog isOpen={dialog === 'feeds'} isPlanner={isPlanner} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
