import { expect, it } from 'vitest';
import { Dossiers } from '../../resources/schemas/dossiers';
import { createRegistry } from '../../resources/registry/registry';
import { matchExactly } from './matchCommands';
import { stateCommands } from './stateCommands';
import type { CommandSources } from './commands';

const { schemas } = createRegistry([Dossiers]);
const commands = (rights: readonly string[]) =>
  stateCommands({ schemas, held: { rights, functionCodes: [] }, language: 'fr' } as unknown as CommandSources);

it('a list and a state open the list with that state alone, also in the plural', () => {
  const [found, ...others] = matchExactly(commands([`${Dossiers.rights}:read`]), 'dossiers ouverts');
  expect([found?.label, others]).toEqual(['Dossiers · Ouvert', []]);
  const path = found?.effect.kind === 'go' ? decodeURIComponent(found.effect.path) : '';
  expect(path).toContain('"where":[{"field":"etat","operator":"equals","value":"Ouvert"}]');
});

it('closed lists offer none', () => {
  expect(commands([])).toEqual([]);
});
