import { useGetList, useGetMany, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/resourceSchema';
import { pathOf } from '../../../resources/registry/paths';
import { resourceKey } from '../../../resources/registry/translationKeys';
import { PartenairesFASTT } from '../../../resources/schemas/partenairesFastt';
import { TypesPartenaireFASTT } from '../../../resources/schemas/typesPartenaireFastt';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { DecisionLine } from '../../../resources/views/requests/DecisionLine';
import { DecisionList } from '../../../resources/views/requests/DecisionList';
import type { WaitingListProps } from '../../../resources/views/requests/waitingList';
import { ScreenProvider } from '../../../resources/views/ScreenContext';
import { ActionDialog } from '../../../resources/views/show/actions/ActionDialog';

type Partner = RecordOf<typeof PartenairesFASTT>;

const SCREEN = { schema: PartenairesFASTT, address: PartenairesFASTT.name, parents: {} } as const;
const ACTIONS = { Acceptee: 'accepter', Refusee: 'refuser' } as const;

/** Partners to validate on the home page, decided as in their own list. */
export default function WaitingPartners({ most }: WaitingListProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<{ readonly record: Partner; readonly name: 'accepter' | 'refuser' }>();
  const {
    data = [],
    error,
    refetch,
  } = useGetList<Partner>(PartenairesFASTT.name, {
    pagination: { page: 1, perPage: most },
    sort: { field: 'id', order: 'ASC' },
    filter: { OnlyPendingValidation: true },
  });
  const ids = [...new Set(data.map(({ typeId }) => typeId))];
  const { data: types = [] } = useGetMany(TypesPartenaireFASTT.name, { ids }, { enabled: ids.length > 0 });
  const typeNames = new Map(types.filter(Boolean).map(({ id, libelle }) => [Number(id), String(libelle)]));
  const action = asked && PartenairesFASTT.actions[asked.name];
  return (
    <ScreenProvider value={SCREEN}>
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data.length > 0 && (
        <DecisionList label={translate(resourceKey(PartenairesFASTT, 'name'), { smart_count: 2 })}>
          {data.map((record) => (
            <DecisionLine
              key={record.id}
              title={record.nom}
              to={pathOf(PartenairesFASTT, 'show', record.id)}
              detail={[typeNames.get(record.typeId), record.ville].filter(Boolean).join(' · ')}
              onDecide={(etat) => setAsked({ record, name: ACTIONS[etat] })}
            />
          ))}
        </DecisionList>
      )}
      {asked && action && !('downloads' in action) && (
        <ActionDialog name={asked.name} action={action} record={asked.record} onClose={() => setAsked(undefined)} />
      )}
    </ScreenProvider>
  );
}
