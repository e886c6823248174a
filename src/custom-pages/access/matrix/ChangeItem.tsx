import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { IconAction } from '../../../resources/views/page/IconAction';
import { ConcernedPeople } from './ConcernedPeople';
import type { ChangeEffect } from './preview';

export interface ChangeItemProps {
  readonly granted: boolean;
  readonly function: string;
  /** `Lecture : Types de contrat` */
  readonly level: string;
  readonly effect: ChangeEffect | undefined;
  /** Why the API refused it. */
  readonly refused: string | undefined;
  readonly disabled: boolean;
  readonly onUndo: () => void;
}

/** An unsaved change, with the people affected and an undo button. */
export function ChangeItem({ granted, function: name, level, effect, refused, disabled, onUndo }: ChangeItemProps) {
  const translate = useTranslate();
  const verb = translate(granted ? 'accessPages.changes.granted' : 'accessPages.changes.withdrawn');
  const nobody = effect && effect.gains.count + effect.loses.count === 0;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box aria-hidden sx={{ width: 16, fontWeight: 700, color: granted ? 'success.main' : 'danger.main' }}>
        {granted ? '+' : '−'}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2">
          {verb} · {level}
        </Typography>
        {effect && <ConcernedPeople way="gains" concerned={effect.gains} />}
        {effect && <ConcernedPeople way="loses" concerned={effect.loses} />}
        {nobody && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('accessPages.preview.nobody')}
          </Typography>
        )}
        {refused && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {translate('accessPages.changes.failed', { reason: translate(refused, { _: refused }) })}
          </Typography>
        )}
      </Box>
      <IconAction
        label={translate('accessPages.changes.undo', { change: `${verb}, ${level}, ${name}` })}
        icon={<Undo fontSize="small" />}
        disabled={disabled}
        onClick={onUndo}
      />
    </Box>
  );
}
