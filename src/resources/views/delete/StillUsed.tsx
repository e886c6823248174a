import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import { lazyScreen } from '../lazyScreen';
import type { UsedBy } from '../../protocol/problem';
import type { ReplaceByProps } from './ReplaceBy';
import { UseLink } from './UseLink';
import { useUses } from './useUses';

const ReplaceBy = lazyScreen<ReplaceByProps>(() => import('./ReplaceBy'));

export interface StillUsedProps {
  readonly record: AnyRecord;
  readonly references: readonly UsedBy[];
  readonly onLeave: () => void;
  /** Called after the record is replaced and deleted. */
  readonly onReplaced: () => void;
}

/** Why a record cannot be deleted: its child records and references to it, with counts and links. */
export function StillUsed({ record, references, onLeave, onReplaced }: StillUsedProps) {
  const translate = useTranslate();
  const found = useUses(record.id, references);
  return (
    <Box role="alert">
      {translate('details.delete.hanging')}
      <Box component="ul" sx={{ my: 1, pl: 2.5 }}>
        {found.map((use) => (
          <li key={use.resource}>
            <UseLink use={use} onLeave={onLeave} />
          </li>
        ))}
      </Box>
      {translate('details.delete.advice')}
      <Suspense fallback={null}>
        <ReplaceBy record={record} references={references} onReplaced={onReplaced} />
      </Suspense>
    </Box>
  );
}
