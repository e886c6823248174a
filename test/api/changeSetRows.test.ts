import { expect, it } from 'vitest';
import type { ChangeSetEntry, Listed } from '../../src/resources/changes/changes';
import { openDeclaredServer } from '../support/declaredServer';

const server = await openDeclaredServer();
const sets = async () => {
  const { body } = await server.answer('GET', '/api/changeSets?Collection=Themes&PageNumber=1&PageSize=5');
  return (body as Listed<ChangeSetEntry>).items;
};
const create = (count: number) =>
  server.answer('POST', '/api/changeSets', {
    origin: 'import',
    changes: Array.from({ length: count }, (_, index) => ({
      collection: 'Themes',
      action: 'create',
      values: { code: `T${count}-${index}`, libelle: `Thème ${index}` },
    })),
  });

it('the rows of a small change set are listed; of a large one only their number', async () => {
  await create(2);
  await create(4);
  const [large, small] = await sets();
  expect(large?.resources).toEqual([{ resource: 'Themes', rows: 4 }]);
  expect(large).not.toHaveProperty('firstRows');
  expect(small?.firstRows?.map(({ action, after }) => [action, after?.['libelle']])).toEqual([
    ['create', 'Thème 0'],
    ['create', 'Thème 1'],
  ]);
});
