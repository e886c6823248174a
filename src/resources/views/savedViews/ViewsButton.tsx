import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useRef } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { lazyScreen } from '../lazyScreen';
import { useWasOpened } from '../page/useWasOpened';
import type { OpenView } from './useOpenView';
import type { SavedViews } from './useSavedViews';
import type { ViewEdits } from './useViewDialogs';
import type { ViewsPanelProps } from './ViewsPanel';

/** Loaded on first use or when the page is idle; the rows do not need it. */
export const ViewsPanel = lazyScreen<ViewsPanelProps>(() => import('./ViewsPanel'));

interface ViewsButtonProps {
  readonly views: SavedViews;
  readonly edits: ViewEdits;
  readonly open: OpenView;
  readonly isNamed: boolean;
  readonly isPanelOpen: boolean;
  readonly setPanelOpen: (isOpen: boolean) => void;
}

export function ViewsButton({ views, edits, open, isNamed, isPanelOpen, setPanelOpen }: ViewsButtonProps) {
  const translate = useTranslate();
  const titleId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const name = isNamed ? open.name : undefined;
  const wasOpened = useWasOpened(isPanelOpen);
  const close = () => setPanelOpen(false);
  const closing =
    <Args extends readonly AnyRecord[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      close();
      act(...args);
    };
  return (
    <>
      <Button
        ref={anchor}
        size="small"
        color="inherit"
        className={name === undefined ? 'list-tool' : undefined}
        startIcon={<BookmarksOutlined />}
        aria-haspopup="dialog"
        {...(name !== undefined && {
          'aria-label': translate('screens.page.labelled', { label: translate('savedViews.button'), name }),
        })}
        aria-expanded={isPanelOpen}
        onClick={() => setPanelOpen(true)}
      >
        <Box
          component="span"
          className={name === undefined ? 'tool-word' : undefined}
          sx={{ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {name ?? translate('savedViews.button')}
        </Box>
        {name !== undefined && open.isChanged && `\u00a0${translate('savedViews.changed')}`}
      </Button>
      {wasOpened && (
        <Popover
          open={isPanelOpen}
          anchorEl={() => anchor.current}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 380, maxWidth: '95vw' } } }}
        >
          <Typography id={titleId} component="h2" variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
            {translate('savedViews.title')}
          </Typography>
          <Suspense fallback={null}>
            <ViewsPanel
              views={views}
              onClose={close}
              onOpen={open.setOpen}
              onReplace={closing(edits.replace)}
              onCreate={closing(edits.create)}
              onEdit={closing(edits.edit)}
              onDelete={closing(edits.remove)}
            />
          </Suspense>
        </Popover>
      )}
    </>
  );
}
