import { inArea, isEqual, pairs, type Change } from './changes';
import type { TableShape } from './snapshotTypes';

const change = inArea('database');

const byName = (tables: readonly TableShape[]) => Object.fromEntries(tables.map((table) => [table.name, table]));

/** A column that becomes computed loses the values written before. */
function formulaChanges(where: string, before: string | undefined, after: string | undefined): readonly Change[] {
  if (before === after) return [];
  if (after === undefined) return [change({ where, text: 'n’est plus calculée, garde ses valeurs', breaking: false })];
  const text =
    before === undefined ? 'devient calculée : ses valeurs sont perdues' : 'recalculée pour toutes les fiches';
  return [change({ where, text, breaking: before === undefined })];
}

function columnChanges(before: TableShape, after: TableShape): readonly Change[] {
  const at = (column: string) => `${after.name}.${column}`;
  const { removed, added, kept } = pairs(before.columns, after.columns);
  return [
    ...removed.map(([name, { formula }]) =>
      formula === undefined
        ? change({ where: at(name), text: 'colonne supprimée', breaking: true })
        : change({ where: at(name), text: 'colonne calculée retirée : rien n’est perdu', breaking: false }),
    ),
    ...added.map(([name, { type, notNull, formula }]) => {
      const more = formula === undefined ? '' : ', calculée pour toutes les fiches';
      const text = `colonne ajoutée (${type}${notNull ? ', obligatoire' : ''}${more})`;
      return change({ where: at(name), text, breaking: false });
    }),
    ...kept.flatMap(([name, one, other]) => [
      ...formulaChanges(at(name), one.formula, other.formula),
      ...(one.type === other.type
        ? []
        : [change({ where: at(name), text: `type ${one.type} → ${other.type}`, breaking: true })]),
      ...(one.notNull === other.notNull
        ? []
        : [
            change({
              where: at(name),
              text: other.notNull ? 'devient obligatoire' : 'devient facultative',
              breaking: other.notNull,
            }),
          ]),
    ]),
  ];
}

/** An index whose definition changes also changes its name. */
function indexChanges(before: TableShape, after: TableShape): readonly Change[] {
  const { removed, added } = pairs(before.indexes, after.indexes);
  const where = after.name;
  return [
    ...removed.map(([name, { definition = name, unique }]) =>
      change({ where, text: `${unique ? 'unicité retirée' : 'index retiré'} : ${definition}`, breaking: false }),
    ),
    ...added.map(([name, { definition = name, unique }]) =>
      unique
        ? change({
            where,
            text: `unicité : deux fiches n’ont plus les mêmes ${unique.join(', ') || 'parents'}`,
            breaking: true,
          })
        : change({ where, text: `index : ${definition}`, breaking: false }),
    ),
  ];
}

function linkChanges(before: TableShape, after: TableShape): readonly Change[] {
  const { removed, added, kept } = pairs(before.foreignKeys, after.foreignKeys);
  const moved = kept.filter(([, one, other]) => !isEqual(one, other));
  // A foreign key on a new column cannot fail.
  const isOld = (link: string) => Object.hasOwn(before.columns, link.split(' ')[0] ?? '');
  return [
    ...removed.map(([, link]) => change({ where: after.name, text: `lien retiré : ${link}`, breaking: false })),
    ...[...added, ...moved.map(([name, , link]) => [name, link] as const)].map(([, link]) =>
      change({ where: after.name, text: `lien : ${link}`, breaking: isOld(link) }),
    ),
  ];
}

/** Compares tables. Changes that existing data may violate, or that lose data, are breaking. */
export function compareTables(before: readonly TableShape[], after: readonly TableShape[]): readonly Change[] {
  const { removed, added, kept } = pairs(byName(before), byName(after));
  return [
    ...removed.map(([where]) => change({ where, text: 'table supprimée', breaking: true })),
    ...added.map(([where, { columns }]) =>
      change({ where, text: `table ajoutée (${Object.keys(columns).join(', ')})`, breaking: false }),
    ),
    ...kept.flatMap(([, one, other]) => [
      ...columnChanges(one, other),
      ...indexChanges(one, other),
      ...linkChanges(one, other),
    ]),
  ];
}
