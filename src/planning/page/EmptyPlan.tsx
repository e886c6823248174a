import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { MessagePanel } from '../../resources/views/page/MessagePanel';

export interface EmptyPlanProps {
  readonly isFiltered: boolean;
  /** Whether the reader may create slots, propose them, or only read. */
  readonly may: 'create' | 'propose' | 'read';
  readonly onReset: () => void;
  readonly onCreate: (() => void) | undefined;
}

const TEXTS = {
  create: 'planning.empty.text',
  propose: 'planning.empty.proposeText',
  read: 'planning.empty.readText',
} as const;

export function EmptyPlan({ isFiltered, may, onReset, onCreate }: EmptyPlanProps) {
  const translate = useTranslate();
  return (
    <MessagePanel
      icon={<EventBusyOutlined sx={{ fontSize: 40, mb: 1 }} />}
      title={translate(isFiltered ? 'planning.empty.filtered' : 'planning.empty.title')}
      text={translate(isFiltered ? 'planning.empty.filteredText' : TEXTS[may])}
    >
      {isFiltered && (
        <Button variant="outlined" size="small" onClick={onReset}>
          {translate('planning.filters.reset')}
        </Button>
      )}
      {onCreate && (
        <Button variant="contained" size="small" onClick={onCreate}>
          {translate('planning.nav.create')}
        </Button>
      )}
    </MessagePanel>
  );
}
