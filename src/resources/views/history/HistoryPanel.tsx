import OpenInFull from '@mui/icons-material/OpenInFull';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useId } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { toolPath } from '../../routes/tools';
import { RecordComments } from '../comments/RecordComments';
import { SidePanel } from '../page/SidePanel';
import { useScreen } from '../ScreenContext';
import { RecordHistory } from './RecordHistory';

export type PanelTab = 'comments' | 'history';

export interface HistoryPanelProps {
  readonly record: AnyRecord;
  readonly tab: PanelTab;
  readonly tabs: readonly PanelTab[];
  readonly onTab: (tab: PanelTab) => void;
  readonly onClose: () => void;
}

export default function HistoryPanel({ record, tab, tabs, onTab, onClose }: HistoryPanelProps) {
  const translate = useTranslate();
  const id = useId();
  const words = { comments: 'history.comments.title', history: 'history.button' } as const;
  const content = tab === 'comments' ? <RecordComments id={record.id} /> : <BriefHistory record={record} />;
  if (tabs.length < 2)
    return (
      <SidePanel title={translate(words[tab])} onClose={onClose}>
        {content}
      </SidePanel>
    );
  return (
    <SidePanel title={translate('history.beside')} onClose={onClose}>
      <Tabs value={tab} onChange={(_event, to: PanelTab) => onTab(to)} variant="fullWidth" sx={TABS}>
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            label={translate(words[name])}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {content}
      </div>
    </SidePanel>
  );
}

/** Sticky, while the content scrolls. */
const TABS = {
  position: 'sticky',
  top: '-12px',
  zIndex: 1,
  flexShrink: 0,
  bgcolor: 'background.paper',
  mt: -1.5,
  mb: 2,
} as const;

function BriefHistory({ record }: Pick<HistoryPanelProps, 'record'>) {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  return (
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
  );
}

const LINK = { display: 'inline-flex', alignItems: 'center', gap: 0.75 } as const;
