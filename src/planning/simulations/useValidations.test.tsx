import { render, screen } from '@testing-library/react';
import { CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { useValidations } from './useValidations';

const SLOT = {
  salarieId: 4,
  typeCreneauId: 2,
  debut: '2026-11-23T09:00:00Z',
  fin: '2026-11-23T10:00:00Z',
  origineId: null,
  retire: false,
  simulationId: 9,
};
const ROWS = Array.from({ length: 1203 }, (_, index) => ({
  id: index + 1,
  action: 'delete',
  resource: 'creneaux',
  before: SLOT,
}));

function Counts() {
  const { data } = useValidations(9);
  return <p>{data?.map(({ rows, left }) => `${rows.length} et ${left}`).join()}</p>;
}

it('all rows of a validation are read, over several pages', async () => {
  const provider = {
    changeSets: async () => ({ items: [{ id: 1, origin: 'planning' }], totalCount: 1 }),
    changeRows: async (_id: number, { page, pageSize }: { page: number; pageSize: number }) => ({
      items: ROWS.slice((page - 1) * pageSize, page * pageSize),
      totalCount: ROWS.length,
    }),
  };
  render(
    <CoreAdminContext dataProvider={provider as unknown as DataProvider}>
      <Counts />
    </CoreAdminContext>,
  );
  expect(await screen.findByText('1203 et 0')).toBeVisible();
});
