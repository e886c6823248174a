import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyScreen } from '../../lazyScreen';
import type { ColumnPanelProps } from './ColumnPanel';
import type { Columns } from './useColumns';

/** Loaded on first use or when the page is idle; the rows do not need it. */
export const ColumnPanel = lazyScreen<ColumnPanelProps>(() => import('./ColumnPanel'));

export function ColumnMenu({ columns }: { readonly columns: Columns }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        className="list-tool"
        startIcon={<ViewColumnOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
      >
        <span className="tool-word">{translate('screens.list.columns.button')}</span>
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <ColumnPanel columns={columns} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
