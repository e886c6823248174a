import { expect, it } from 'vitest';
import { createRegistry } from '../../resources/registry/registry';
import { schemas } from '../../portal/declared';
import { screenAt } from '../screenAt';
import { hereCommands, type HereSources } from './hereCommands';

const registry = createRegistry(schemas);
const rights = ['ENTREPRISES:read', 'ENTREPRISES:update', 'ENTREPRISES:create'];
const sourcesAt = (pathname: string, held: readonly string[], canDo: HereSources['canDo']): HereSources => ({
  registry,
  at: screenAt(registry, pathname),
  held: { rights: held, functionCodes: [] },
  language: 'fr',
  personId: 7,
  translate: (key, args) => `${key.split('.').at(-1)} ${args?.['name'] ?? ''}`,
  canDo,
});
const offeredAt = (pathname: string, held = rights, canDo: HereSources['canDo'] = () => true) =>
  hereCommands(sourcesAt(pathname, held, canDo));
const labels = (commands: ReturnType<typeof offeredAt>) => commands.map(({ label }) => label);

it('actions of the open record and its collections are offered', () => {
  const commands = offeredAt('/adherents/details/41');
  expect(labels(commands)).toEqual(expect.arrayContaining(['edit Adhérent', 'add Contrat', 'below Contrats']));
  const add = commands.find(({ label }) => label === 'add Contrat');
  expect(add?.effect).toEqual({ kind: 'go', path: '/adherents/41/contrats/creation' });
  const below = commands.find(({ label }) => label === 'below Contrats');
  expect(below?.effect).toEqual({ kind: 'go', path: '/adherents/details/41?onglet=contrats' });
});

it('actions without permission or support of the API are not offered', () => {
  expect(labels(offeredAt('/adherents/details/41', ['ENTREPRISES:read']))).not.toContain('edit Adhérent');
  const reading = offeredAt('/adherents/details/41', rights, (_schema, action) => action === 'list');
  expect(labels(reading).filter((label) => !label.startsWith('below'))).toEqual([]);
});

it('the plan of a record is offered to people who may see it', () => {
  expect(labels(offeredAt('/adherents/details/41'))).not.toContain('show ');
  const [, plan] = offeredAt('/adherents/details/41', [...rights, 'PLANNING_ADMIN:admin']);
  expect(plan).toMatchObject({ label: 'show ', effect: { path: '/plannings?adherents=41' } });
});

it('the plan opens on the day of the next slot, like the button of the page', () => {
  const [, plan] = hereCommands({
    ...sourcesAt('/adherents/details/41', [...rights, 'PLANNING_ADMIN:admin'], () => true),
    nextSlots: () => [{ id: 3, debut: '2126-03-04T08:00:00Z' }],
  });
  expect(plan).toMatchObject({ effect: { path: '/plannings?adherents=41&date=2126-03-04' } });
});

it('a list offers to create one of its records, to those who may', () => {
  expect(offeredAt('/adherents')).toMatchObject([
    { label: 'create Adhérent', effect: { path: '/adherents/creation' } },
  ]);
  expect(offeredAt('/adherents', ['ENTREPRISES:read'])).toEqual([]);
});

it.each(['/adherents/modification/41', '/home'])('nothing is offered at %s', (pathname) => {
  expect(offeredAt(pathname)).toEqual([]);
});
