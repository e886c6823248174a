import ArrowBack from '@mui/icons-material/ArrowBack';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { keepsSomeBack } from '../../access/privacy';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowedActions } from '../access/useAllowed';
import { Withheld } from '../access/Withheld';
import { DeleteDialog } from '../delete/DeleteDialog';
import { HistoryButton } from '../history/HistoryButton';
import { useBackToList } from '../list/place/useBackToList';
import { screenPath, useScreen } from '../ScreenContext';
import { DeclaredActions } from './actions/DeclaredActions';
import { ProductAction } from './RecordActionContext';
import { PlanLink } from './plan/PlanLink';

/** Back, what the declaration adds, delete and edit, on the details page. */
export function RecordActions({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const target = useScreen();
  const allowed = useAllowedActions();
  const [isDeleting, setDeleting] = useState(false);
  const back = useBackToList();
  return (
    <>
      <Button
        component={LinkBase}
        {...back}
        size="small"
        color="inherit"
        startIcon={<ArrowBack className="points-along" />}
      >
        {translate('screens.actions.backToList')}
      </Button>
      <PlanLink record={record} />
      {/* The whole history is kept back with a private record. */}
      {!keepsSomeBack(target.schema, record) && <HistoryButton id={record.id} />}
      <ProductAction record={record} />
      <DeclaredActions record={record} />
      {!allowed.delete && (
        <Withheld
          action="delete"
          label={translate('screens.actions.delete')}
          color="error"
          startIcon={<DeleteOutlined />}
        />
      )}
      {allowed.delete && (
        <Button size="small" color="error" startIcon={<DeleteOutlined />} onClick={() => setDeleting(true)}>
          {translate('screens.actions.delete')}
        </Button>
      )}
      {!allowed.edit && (
        <Withheld
          action="edit"
          label={translate('screens.actions.edit')}
          variant="contained"
          startIcon={<EditOutlined />}
        />
      )}
      {allowed.edit && (
        <Button
          component={LinkBase}
          to={screenPath(target, 'edit', record.id)}
          size="small"
          variant="contained"
          startIcon={<EditOutlined />}
        >
          {translate('screens.actions.edit')}
        </Button>
      )}
      {isDeleting && (
        <DeleteDialog
          record={record}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(back.to, { ...back, replace: true })}
        />
      )}
    </>
  );
}
