import { useDataProvider, useTranslate } from 'ra-core';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { ofIdentity } from '../api/callAddresses';
import { useGiving } from '../api/useGiving';
import { AddRecord } from './AddRecord';
import { GivenList } from './GivenList';
import type { IdentityTabProps } from './IdentityTab';

export function FunctionsTab({ identity, readOnly }: IdentityTabProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { mutate, isPending, error } = useGiving();
  const calls = ofIdentity(identity.id);

  async function add(id: number): Promise<void> {
    const { data } = await provider.getOne('Fonctions', { id });
    mutate({ ...calls.addFunction(id), name: String(data.libelle) });
  }

  return (
    <>
      {error && <FailureAlert error={error} />}
      <GivenList
        label={translate('accessPages.people.functions')}
        empty={translate('accessPages.give.noFunction')}
        readOnly={readOnly || isPending}
        items={identity.fonctions.map(({ id, libelle }) => ({
          key: String(id),
          name: libelle,
          onRemove: () => mutate({ ...calls.removeFunction(id), name: libelle }),
        }))}
      />
      {!readOnly && (
        <AddRecord
          resource="Fonctions"
          label={translate('accessPages.give.function')}
          disabled={isPending}
          onAdd={(id) => void add(id)}
        />
      )}
    </>
  );
}
