import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { isClosed } from '../../../records/fieldRules';
import { useMayWrite } from '../../access/useAllowed';
import { usePageTarget } from '../../nested/recordPage';
import { useInPlace } from '../../nested/InPlaceContext';
import { DeclaredActions } from '../../show/actions/DeclaredActions';
import { rowActionNames } from '../otherList';
import { screenPath, useScreen } from '../../ScreenContext';
import { RowAction } from './RowAction';

export interface RowActionsProps {
  readonly record: AnyRecord;
  readonly name: string;
  readonly canShow: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly onDelete: (record: AnyRecord) => void;
}

const LINE = { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 4 } as const;
/** Labels align with the column's header; the hover icons come after them. */
const WORDS_LINE = { ...LINE, justifyContent: 'flex-start', marginInlineStart: -8 } as const;

/**
 * Afficher, Modifier, Supprimer (section 2 of the specification), if the person may use them. Beside actions with words
 * the name alone leads to the record, to leave the columns room.
 */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { record, name, canShow, canEdit, canDelete, onDelete } = props;
  const translate = useTranslate();
  const target = useScreen();
  const page = usePageTarget();
  const inPlace = useInPlace();
  const isTheirs = useMayWrite()(record);
  const words = (action: 'show' | 'edit' | 'delete') => ({
    label: translate(`screens.actions.${action}Named`, { name }),
    hint: translate(`screens.actions.${action}`),
  });
  const named = rowActionNames(target.schema);
  return (
    <div style={named.length > 0 ? WORDS_LINE : LINE}>
      <DeclaredActions record={record} only={named} />
      {canShow && named.length === 0 && (
        <RowAction
          {...words('show')}
          icon={<VisibilityOutlined fontSize="inherit" />}
          to={screenPath(page, 'show', record.id)}
        />
      )}
      {canEdit && isTheirs && !isClosed(target.schema, record) && (
        <RowAction
          {...words('edit')}
          shortcut="E"
          icon={<EditOutlined fontSize="inherit" />}
          {...(inPlace ? { onClick: () => inPlace.onEdit(record) } : { to: screenPath(target, 'edit', record.id) })}
        />
      )}
      {canDelete && isTheirs && (
        <RowAction {...words('delete')} icon={<DeleteOutlined fontSize="inherit" />} onClick={() => onDelete(record)} />
      )}
    </div>
  );
});
