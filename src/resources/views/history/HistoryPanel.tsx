import OpenInFull from '@mui/icons-material/OpenInFull';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { toolPath } from '../../routes/tools';
import { SidePanel } from '../page/SidePanel';
import { useScreen } from '../ScreenContext';
import { RecordHistory } from './RecordHistory';

export interface HistoryPanelProps {
  readonly record: AnyRecord;
  readonly onClose: () => void;
}

/** The history of a record beside its page, with the way to the page of its own. */
export default function HistoryPanel({ record, onClose }: HistoryPanelProps) {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  return (
    <SidePanel title={translate('history.button')} onClose={onClose}>
      <RecordHistory
        id={String(record.id)}
        isBrief
        head={({ titleRef }) => (
          <Typography ref={titleRef} tabIndex={-1} component="h3" variant="body2" sx={{ outline: 'none', mb: 1.5 }}>
            <Link component={LinkBase} to={toolPath(schema, 'history', parents, record.id)} sx={LINK}>
              <OpenInFull fontSize="inherit" />
              {translate('history.whole')}
            </Link>
          </Typography>
        )}
      />
    </SidePanel>
  );
}

const LINK = { display: 'inline-flex', alignItems: 'center', gap: 0.75 } as const;
