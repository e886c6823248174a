import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { ComingLines } from '../page/ComingLines';
import { FailureAlert } from '../page/FailureAlert';
import { useScreen } from '../ScreenContext';
import type { SavedViews } from './useSavedViews';
import { useShownView } from './useShownView';
import { useViewEdits } from './useViewEdits';
import { ViewLine } from './ViewLine';
import { isSameView, readView } from './viewContent';

export interface ViewsPanelProps {
  readonly views: SavedViews;
  readonly onOpen: (view: AnyRecord) => void;
  readonly onReplace: (view: AnyRecord) => void;
  readonly onCreate: () => void;
  readonly onEdit: (view: AnyRecord) => void;
  readonly onDelete: (view: AnyRecord) => void;
  readonly onClose: () => void;
}

export default function ViewsPanel({
  views: { mine, shared, isPending, error, retry },
  onOpen,
  onReplace,
  onCreate,
  onEdit,
  onDelete,
  onClose,
}: ViewsPanelProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const [shown, show] = useShownView();
  const { copyLink, sayUnreadable } = useViewEdits();
  const line = (view: AnyRecord, isMine: boolean) => {
    const content = readView(schema, view.contenu);
    const name = String(view.nom);
    return (
      <ViewLine
        key={view.id}
        name={name}
        isShown={content !== undefined && isSameView(content, shown)}
        onShow={() => {
          if (content) {
            show(content);
            onOpen(view);
          } else sayUnreadable();
          onClose();
        }}
        onCopy={() => copyLink(view)}
        {...(isMine && {
          own: { onReplace: () => onReplace(view), onEdit: () => onEdit(view), onDelete: () => onDelete(view) },
        })}
      />
    );
  };
  const part = (title: string, records: readonly AnyRecord[], isMine: boolean) =>
    records.length > 0 && (
      <List dense disablePadding subheader={<ListSubheader sx={{ lineHeight: '32px' }}>{title}</ListSubheader>}>
        {records.map((view) => line(view, isMine))}
      </List>
    );
  return (
    <>
      <Box sx={{ maxHeight: 360, overflow: 'auto', px: 1, py: 0.5 }}>
        {isPending && (
          <Box sx={{ px: 2 }}>
            <ComingLines lines={3} />
          </Box>
        )}
        {error !== null && error !== undefined && <FailureAlert error={error} onRetry={retry} />}
        {part(translate('savedViews.mine'), mine, true)}
        {part(translate('savedViews.shared'), shared, false)}
        {!isPending && !error && mine.length + shared.length === 0 && (
          <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
            {translate('savedViews.none')}
          </Typography>
        )}
      </Box>
      <Divider />
      <Box sx={{ p: 1 }}>
        <Button size="small" onClick={onCreate}>
          {translate('savedViews.save')}
        </Button>
      </Box>
    </>
  );
}
