import { useMemo } from 'react';
import { useCompanyNames } from '../../data/useCompanies';
import type { PlanIndex } from '../../data/checkEdits';
import type { SlotRow } from '../../source/planSource';

const valuesOf = ({ after, before }: SlotRow) => after ?? before ?? {};

/** Names the slots of a preview: `Transports de la Lys · Visite`. */
export function useRowTitles(
  rows: readonly SlotRow[],
  { types }: Pick<PlanIndex['plan'], 'types'>,
): (row: SlotRow) => string {
  const wanted = useMemo(
    () =>
      [...new Set(rows.map((row) => Number(valuesOf(row)['entrepriseId'] ?? 0)))]
        .filter((id) => id > 0)
        .sort((one, other) => one - other),
    [rows],
  );
  const { names } = useCompanyNames(wanted);
  return (row) => {
    const { entrepriseId, typeCreneauId } = valuesOf(row);
    return [names.get(Number(entrepriseId)), types.get(Number(typeCreneauId))?.libelle].filter(Boolean).join(' · ');
  };
}
