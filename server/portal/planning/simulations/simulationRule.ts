import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Simulations } from '../../../../src/resources/schemas/simulations';
import { refused, type RowRule } from '../../../database/changes/changeTypes';
import { sql, toQuery } from '../../../database/sql';
import { tableIn } from '../../../database/tables/tableAt';

const VALIDATED = 'Validee';

/** Refuses to write slots of a validated simulation. */
export const simulationRule: RowRule = {
  resources: [Creneaux.name],
  async refuses(client, schema, rows) {
    const written = rows.flatMap(({ place, after }) => {
      const id = after?.['simulationId'];
      return id === null || id === undefined ? [] : [{ place, id: Number(id) }];
    });
    if (written.length === 0) return new Map();
    const query = sql`select id from ${tableIn(schema, Simulations)}
      where id = any(${[...new Set(written.map(({ id }) => id))]}::bigint[]) and etat = ${VALIDATED}`;
    const found = await client.query<{ id: number }>(toQuery(query));
    const closed = new Set(found.rows.map(({ id }) => Number(id)));
    const wrong = written.filter(({ id }) => closed.has(id));
    return new Map(
      wrong.map(({ place }) => [place, refused('invalid', { simulationId: [{ code: 'simulationValidated' }] })]),
    );
  },
};
