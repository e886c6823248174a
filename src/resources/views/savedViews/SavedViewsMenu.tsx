import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import type { AnyRecord, ResourceSchema } from '../../types';
import { DeleteDialog } from '../delete/DeleteDialog';
import { DialogScreen } from '../dialogs/DialogScreen';
import { LazyCreateDialog, LazyEditDialog } from '../dialogs/lazyDialogs';
import { useExtension } from '../ExtensionsContext';
import { useListName } from '../list/columns/useColumns';
import { useRegistry } from '../RegistryContext';
import type { ScreenTarget } from '../ScreenContext';
import { ReplaceDialog } from './ReplaceDialog';
import { useOpenedView } from './useOpenedView';
import { useOpenView } from './useOpenView';
import { useSavedViews, VIEWS } from './useSavedViews';
import { useShownView } from './useShownView';
import { ViewsPanel } from './ViewsPanel';
import { printView } from './viewContent';

/** The button with the saved views of the list around. Nothing where the API keeps none. */
export function SavedViewsMenu() {
  const schema = useRegistry().resolve(VIEWS)?.schema;
  return useExtension('savedViews') && schema ? <KeptViews schema={schema} /> : null;
}

function KeptViews({ schema }: { readonly schema: ResourceSchema }) {
  const open = useOpenView();
  useOpenedView(open.setOpen);
  const translate = useTranslate();
  const titleId = useId();
  const liste = useListName();
  const target: ScreenTarget = { schema, address: VIEWS, parents: {} };
  const [shown] = useShownView();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<AnyRecord>();
  const [doomed, setDoomed] = useState<AnyRecord>();
  const [replaced, setReplaced] = useState<AnyRecord>();
  const views = useSavedViews(anchor !== undefined);
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BookmarksOutlined />}
        aria-haspopup="dialog"
        {...(open.name !== undefined && {
          'aria-label': translate('screens.page.labelled', { label: translate('savedViews.button'), name: open.name }),
        })}
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Box
          component="span"
          sx={{ maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {open.name ?? translate('savedViews.button')}
        </Box>
        {open.isChanged && `\u00a0${translate('savedViews.changed')}`}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 380, maxWidth: '95vw' } } }}
      >
        <Typography id={titleId} component="h2" variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
          {translate('savedViews.title')}
        </Typography>
        <ViewsPanel
          views={views}
          onClose={close}
          onOpen={open.setOpen}
          onReplace={(view) => {
            close();
            setReplaced(view);
          }}
          onCreate={() => {
            close();
            setCreating(true);
          }}
          onEdit={(view) => {
            close();
            setEdited(view);
          }}
          onDelete={(view) => {
            close();
            setDoomed(view);
          }}
        />
      </Popover>
      <Suspense fallback={null}>
        {isCreating && (
          <LazyCreateDialog
            target={target}
            isOpen
            once
            initial={{ liste, contenu: printView(shown) }}
            onClose={() => setCreating(false)}
            onDone={() => setCreating(false)}
          />
        )}
        {edited && (
          <LazyEditDialog
            target={target}
            isOpen
            record={edited}
            onClose={() => setEdited(undefined)}
            onDone={() => setEdited(undefined)}
          />
        )}
      </Suspense>
      {replaced && <ReplaceDialog view={replaced} onOpen={open.setOpen} onClose={() => setReplaced(undefined)} />}
      {doomed && (
        <DialogScreen target={target}>
          <DeleteDialog record={doomed} onClose={() => setDoomed(undefined)} onDeleted={() => undefined} />
        </DialogScreen>
      )}
    </>
  );
}
