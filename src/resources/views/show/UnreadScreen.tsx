import EditOutlined from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'ra-core';
import { useAllowed } from '../access/useAllowed';
import { useCollectionName } from '../nested/useCollectionName';
import { NotListed } from '../page/NotListed';
import { PageHeader } from '../page/PageHeader';
import { screenPath, useScreen } from '../ScreenContext';

export function UnreadScreen({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const nameOf = useCollectionName();
  const target = useScreen();
  const canEdit = useAllowed('edit');
  const name = nameOf(target.schema);
  return (
    <>
      <PageHeader title={name} crumb={name} />
      <NotListed>
        {canEdit && (
          <Button
            component={LinkBase}
            to={screenPath(target, 'edit', id)}
            size="small"
            variant="outlined"
            startIcon={<EditOutlined />}
          >
            {translate('screens.actions.edit')}
          </Button>
        )}
      </NotListed>
    </>
  );
}
