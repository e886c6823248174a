import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useGetList } from 'ra-core';
import { parametres } from '../../../resources/schemas/systeme';
import { ownFrom, type OwnStatistic } from '../../../resources/statistics/ownStatistic';
import type { Statistic } from '../../../resources/statistics/statistic';
import { isObject } from '../../../resources/common/isObject';
import type { RecordOf } from '../../../resources/language/resourceSchema';

type Setting = RecordOf<typeof parametres>;

const isChosen = (value: unknown): value is OwnStatistic => isObject(value) && typeof value['base'] === 'string';

/** Parses the setting; undefined if it was not written by this form. */
function readChoices(text: string): readonly OwnStatistic[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every(isChosen) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** The organisation's choices for a page, and their saving. */
export function useOwnStatistics(setting: string, proposed: readonly Statistic[]) {
  const provider = useDataProvider();
  const client = useQueryClient();
  const { canAccess: mayEdit = false } = useCanAccess({ resource: parametres.name, action: 'edit' });
  const { data, error, refetch } = useGetList<Setting>(
    parametres.name,
    {
      pagination: { page: 1, perPage: 1 },
      filter: { where: [{ field: 'nom', operator: 'equals', value: setting }] },
    },
    { enabled: mayEdit },
  );
  const record = data?.[0];
  const text = record?.valeur?.trim() ?? '';
  const stored = text === '' ? undefined : readChoices(text);
  const { mutate, ...saving } = useMutation({
    // An empty setting restores the default statistics.
    mutationFn: async (choices: readonly OwnStatistic[]) => {
      const valeur = choices.length > 0 ? JSON.stringify(choices) : null;
      if (record) await provider.update(parametres.name, { id: record.id, data: { valeur }, previousData: record });
      else await provider.create(parametres.name, { data: { nom: setting, valeur } });
    },
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['statistiques'] }, { cancelRefetch: false }),
        client.invalidateQueries({ queryKey: [parametres.name] }, { cancelRefetch: false }),
      ]),
  });
  return {
    mayEdit,
    isKnown: data !== undefined,
    error,
    retry: () => void refetch(),
    isOwn: text !== '',
    choices: stored ?? proposed.map(ownFrom),
    /** The setting was not written by this form, and saving replaces it. */
    isForeign: text !== '' && stored === undefined,
    save: mutate,
    saving,
  };
}
