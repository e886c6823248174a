import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { IconAction } from '../../../resources/views/page/IconAction';

interface GivenItem {
  readonly key: string;
  readonly name: string;
  /** Shown after the name. */
  readonly detail?: ReactNode;
  readonly onRemove: () => void;
}

export interface GivenListProps {
  readonly items: readonly GivenItem[];
  readonly empty: string;
  readonly label: string;
  /** No removal: the right is missing, or a change is being saved. */
  readonly readOnly: boolean;
}

/** Granted items, each with a button to revoke it. */
export function GivenList({ items, empty, label, readOnly }: GivenListProps) {
  const translate = useTranslate();
  if (items.length === 0) {
    return <Typography sx={{ color: 'text.secondary', py: 1 }}>{empty}</Typography>;
  }
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map(({ key, name, detail, onRemove }) => (
        <Box
          component="li"
          key={key}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}{' '}
            {detail && (
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            )}
          </Box>
          {!readOnly && (
            <IconAction
              label={translate('accessPages.give.remove', { name })}
              icon={<Close fontSize="small" />}
              onClick={onRemove}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}
