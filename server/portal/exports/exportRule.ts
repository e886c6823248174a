import type { Registry } from '../../../src/resources/registry/registry';
import { ExportDonnees } from '../../../src/resources/schemas/exports';
import { refused, type RowRule, type WrittenRow } from '../../database/changes/changeTypes';
import { readExportConditions, textIn } from './exportConditions';

/** The field to mend where the conditions of an export do not fit its list: the one that was written. */
const faultOf = ({ before, after }: WrittenRow): string =>
  before && before['filtre'] === after?.['filtre'] ? 'jeuDonnees' : 'filtre';

/** The conditions of an export can be read by the list that it takes up, however it is written. */
export const exportRule = (registry: Registry): RowRule => ({
  resources: [ExportDonnees.name],
  refuses: (_client, _schema, rows) => {
    const wrong = rows.filter(({ after }) => {
      const list = after && registry.schemas.find(({ name }) => name === after['jeuDonnees']);
      return list && !readExportConditions(list, textIn(after['filtre']));
    });
    const refusal = (row: WrittenRow) => refused('invalid', { [faultOf(row)]: [{ code: 'exportConditions' }] });
    return Promise.resolve(new Map(wrong.map((row) => [row.place, refusal(row)])));
  },
});
