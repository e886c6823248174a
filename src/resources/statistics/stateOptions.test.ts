import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { etatIncident, gravite } from '../schemas/incidentsChoix';
import { incidentStatistics } from '../schemas/statistics/incidents';
import { dimensionStates, severities, stateOptions } from './stateOptions';

it('a choice that rises to danger is a scale, other states are not', () => {
  const [scale, states] = [gravite(), etatIncident()].map(stateOptions);
  expect(severities(scale ?? [])).toEqual([0, 1, 2, 3]);
  expect(states).toBeDefined();
  expect(severities(states ?? [])).toBeUndefined();
});

it('a dimension has states if every option of its field has a status', () => {
  const [incidents] = incidentStatistics.statistics;
  const statesOf = (name: string) =>
    incidents && dimensionStates({ schemas }, incidents, name)?.map((one) => one.value);
  expect(statesOf('gravite')).toEqual(['Mineure', 'Moderee', 'Majeure', 'Critique']);
  expect(['type', 'processus', 'region', 'toString'].map(statesOf)).toEqual(Array(4).fill(undefined));
});
