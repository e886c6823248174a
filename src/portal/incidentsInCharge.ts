import type { ListFilter } from '../resources/records/listFilter';

const OPEN = ['Declaree', 'EnAnalyse', 'ActionsEnCours'] as const;

export const incidentsInCharge = (personId: number): ListFilter => ({
  where: [
    { field: 'responsableId', operator: 'in', value: [personId] },
    { field: 'etat', operator: 'in', value: OPEN },
  ],
});
