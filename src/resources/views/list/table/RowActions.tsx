import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { representationOf } from '../../../representation';
import type { AnyRecord } from '../../../types';
import type { AllowedActions } from '../../access/useAllowed';
import { IconAction } from '../../page/IconAction';
import { screenPath, useScreen } from '../../ScreenContext';

export interface RowActionsProps {
  readonly record: AnyRecord;
  readonly allowed: AllowedActions;
  readonly onDelete: (record: AnyRecord) => void;
}

/** Afficher, Modifier, Supprimer (section 2 of the specification): those that this person may use. */
export function RowActions({ record, allowed, onDelete }: RowActionsProps) {
  const translate = useTranslate();
  const target = useScreen();
  const name = representationOf(target.schema, record);
  const words = (action: 'show' | 'edit' | 'delete') => ({
    label: translate(`screens.actions.${action}Named`, { name }),
    tooltip: translate(`screens.actions.${action}`),
  });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      {allowed.show && (
        <IconAction
          {...words('show')}
          icon={<VisibilityOutlined fontSize="inherit" />}
          to={screenPath(target, 'show', record.id)}
        />
      )}
      {allowed.edit && (
        <IconAction
          {...words('edit')}
          icon={<EditOutlined fontSize="inherit" />}
          to={screenPath(target, 'edit', record.id)}
        />
      )}
      {allowed.delete && (
        <IconAction
          {...words('delete')}
          icon={<DeleteOutlined fontSize="inherit" />}
          onClick={() => onDelete(record)}
        />
      )}
    </Box>
  );
}
