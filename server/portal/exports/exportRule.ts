import { textOf } from '../../../src/resources/common/narrow';
import type { Registry } from '../../../src/resources/registry/registry';
import { ExportDonnees } from '../../../src/resources/schemas/exports';
import { refused, type RowRule, type WrittenRow } from '../../database/changes/changeTypes';
import { readExportConditions } from './exportConditions';

/** Reports the field that was changed: the list or its conditions. */
const faultOf = ({ before, after }: WrittenRow): string =>
  before && before['filtre'] === after?.['filtre'] ? 'jeuDonnees' : 'filtre';

/** Rejects exports whose conditions do not fit their list. */
export const exportRule = (registry: Registry): RowRule => ({
  resources: [ExportDonnees.name],
  refuses: (_client, _schema, rows) => {
    const wrong = rows.filter(({ after }) => {
      const list = after && registry.schemas.find(({ name }) => name === after['jeuDonnees']);
      return list && !readExportConditions(list, textOf(after['filtre']));
    });
    const refusal = (row: WrittenRow) => refused('invalid', { [faultOf(row)]: [{ code: 'exportConditions' }] });
    return Promise.resolve(new Map(wrong.map((row) => [row.place, refusal(row)])));
  },
});
