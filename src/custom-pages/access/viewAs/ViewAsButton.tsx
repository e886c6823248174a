import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useViewAs } from '../../../layout/viewAs/ViewAsContext';
import { needing } from '../../../resources/views/Needs';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { fullName, type AccessPerson } from '../api/accessTypes';
import { useMayGiveToIdentities } from '../api/useAllowances';

/** Starts viewing the portal as another person; only with the right, and if the API records views. */
export const ViewAsButton = needing('viewAs', BeginButton);

function BeginButton({ person }: { readonly person: AccessPerson }) {
  const translate = useTranslate();
  const { begin } = useViewAs();
  const mayView = useMayGiveToIdentities();
  const { data: me } = useGetIdentity();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => begin({ id: person.id, name: fullName(person) }),
  });
  if (!mayView || !me || String(me.id) === String(person.id)) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<VisibilityOutlined />} disabled={isPending} onClick={() => mutate()}>
        {translate('access.viewAs.start')}
      </Button>
      {error && <FailureAlert error={error} />}
    </>
  );
}
