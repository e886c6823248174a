import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { UIEvent } from 'react';
import { resourceKey } from '../../registry/translationKeys';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { FailureAlert } from '../page/FailureAlert';
import type { Candidates } from './useCandidates';
import { useNaming } from '../naming/useNaming';
import { useScreenParents } from '../ScreenContext';

export interface MemberListProps {
  readonly schema: ResourceSchema;
  readonly label: string;
  readonly candidates: Candidates;
  readonly isPresent: (id: number) => boolean;
  readonly isChosen: (id: number) => boolean;
  readonly onToggle: (record: AnyRecord) => void;
  readonly disabled: boolean;
  readonly empty: string;
}

/** Pixels from the end of the list at which the next page is fetched. */
const NEAR_END = 160;

/** Candidates with checkboxes; present members are checked and disabled. */
export function MemberList({ schema, label, candidates, isPresent, ...props }: MemberListProps) {
  const { isChosen, onToggle, disabled, empty } = props;
  const translate = useTranslate();
  const { shown, isLoading, error, isReserved, retry, hasMore, loadMore } = candidates;
  const nameOf = useNaming({ schema, parents: useScreenParents() }, shown);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END) loadMore();
  };
  return (
    <Box sx={FRAME} onScroll={onScroll}>
      <Box component="ul" aria-label={label} aria-busy={isLoading} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((record) => {
          const there = isPresent(record.id);
          return (
            <Box component="li" key={record.id} sx={ROW}>
              <FormControlLabel
                sx={LINE}
                disabled={disabled || there}
                control={<Checkbox size="small" checked={there || isChosen(record.id)} />}
                onChange={() => onToggle(record)}
                slotProps={{ typography: { sx: { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, flex: 1 } } }}
                label={
                  <>
                    <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                      {nameOf(record)}
                    </Box>
                    {there && (
                      <Typography component="span" variant="caption" sx={{ alignSelf: 'center' }}>
                        {translate('members.already')}
                      </Typography>
                    )}
                  </>
                }
              />
            </Box>
          );
        })}
      </Box>
      {isLoading && <Waiting count={shown.length > 0 ? 1 : 6} />}
      {isReserved && (
        <Alert severity="info">
          {translate('screens.inputs.reservedChoice', {
            name: translate(resourceKey(schema, 'name'), { smart_count: 2 }),
          })}
        </Alert>
      )}
      {Boolean(error) && !isReserved && <FailureAlert error={error} onRetry={retry} />}
      {!isLoading && !error && !isReserved && shown.length === 0 && (
        <Typography sx={{ p: 2, color: 'text.secondary' }}>{empty}</Typography>
      )}
      {hasMore && !isLoading && (
        <Button size="small" onClick={loadMore} sx={{ m: 1 }}>
          {translate('members.more')}
        </Button>
      )}
    </Box>
  );
}

const Waiting = ({ count }: { readonly count: number }) =>
  Array.from({ length: count }, (_, line) => <Skeleton key={line} variant="text" height={44} sx={{ mx: 2 }} />);

const FRAME = {
  height: 'clamp(220px, 42vh, 420px)',
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

const LINE = {
  width: '100%',
  m: 0,
  px: 1,
  minHeight: 44,
  // Names of present members need the same contrast as the others.
  '& .MuiFormControlLabel-label.Mui-disabled': { color: 'text.secondary' },
} as const;

// Skips the layout of rows out of view, so that lists of thousands stay fast.
const ROW = {
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
