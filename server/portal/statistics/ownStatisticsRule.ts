import type { Registry } from '../../../src/resources/registry/registry';
import { parametres } from '../../../src/resources/schemas/systeme';
import { statisticsScreens } from '../../../src/resources/schemas/statistics/statisticsScreens';
import { refused, type RowRule } from '../../database/changes/changeTypes';
import { namesBeside, readOwnStatistics } from './ownStatistics';

/** Rejects invalid declarations when they are written, because the page would silently ignore them. */
export const ownStatisticsRule = (registry: Pick<Registry, 'schemas'>): RowRule => ({
  resources: [parametres.name],
  refuses(_client, _schema, rows) {
    const wrong = rows.flatMap(({ place, after }) => {
      const screen = statisticsScreens.find(({ setting }) => setting !== undefined && setting === after?.['nom']);
      const value = after?.['valeur'];
      if (!screen || typeof value !== 'string' || value.trim() === '') return [];
      const own = readOwnStatistics(value, registry, namesBeside(screen));
      if (!('problem' in own)) return [];
      const issue = { code: 'statistics', args: { problem: own.problem } };
      return [[place, refused('invalid', { valeur: [issue] })] as const];
    });
    return Promise.resolve(new Map(wrong));
  },
});
