import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import type { UsedBy } from '../../protocol/problem';
import type { ReplaceByProps } from '../delete/ReplaceBy';
import { UseLink } from '../delete/UseLink';
import { useReplaceable } from '../delete/useReplaceable';
import { useUses } from '../delete/useUses';
import { lazyScreen } from '../lazyScreen';

const ReplaceBy = lazyScreen<ReplaceByProps>(() => import('../delete/ReplaceBy'));

export interface RowUsesProps {
  readonly id: number;
  readonly references: readonly UsedBy[];
  readonly onLeave: () => void;
  readonly onReplaced: () => void;
}

/** Why a record of a selection cannot be deleted, said once, with the ways on that the deletion of one record has. */
export function RowUses({ id, references, onLeave, onReplaced }: RowUsesProps) {
  const translate = useTranslate();
  const uses = useUses(id, references);
  const canReplace = useReplaceable(references) !== undefined;
  const [isReplacing, setReplacing] = useState(false);
  return (
    <>
      <Box sx={{ color: 'error.main', overflowWrap: 'anywhere', py: 0.25 }}>
        {translate('details.delete.usedBy')}{' '}
        {uses.map((use, place) => (
          <span key={use.resource}>
            {place > 0 && ', '}
            <UseLink use={use} onLeave={onLeave} />
          </span>
        ))}
      </Box>
      {canReplace && !isReplacing && (
        <Link component="button" type="button" variant="body2" onClick={() => setReplacing(true)}>
          {translate('details.delete.replace.open')}
        </Link>
      )}
      {isReplacing && (
        <Suspense fallback={null}>
          <ReplaceBy record={{ id }} references={references} onReplaced={onReplaced} />
        </Suspense>
      )}
    </>
  );
}
