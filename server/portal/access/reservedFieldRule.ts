import { reservedFields, writingRules } from '../../../src/resources/access/fieldAccess';
import { isSame } from '../../../src/resources/common/isSame';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { validateField } from '../../../src/resources/records/validate';
import type { Registry } from '../../../src/resources/registry/registry';
import { refused, type Refusal, type RowRule, type WrittenRow } from '../../database/changes/changeTypes';
import { authorChecks } from './authorChecks';

/** Fields that only some users may write, except those that the API itself computes. */
const guarded = ({ fields }: ResourceSchema) =>
  reservedFields(fields).filter(([, spec]) => !spec.readOnly && !spec.formula);

/** The value of a new record if the writer does not set the field. */
function beginning(spec: FieldSpec): unknown {
  const read = spec.initial === undefined ? undefined : validateField(spec.initial, spec);
  return read?.ok ? read.value : null;
}

/** True if the write changed the field. A restored record keeps its former values. */
const isWritten = ({ before, after, comesBack }: WrittenRow, name: string, spec: FieldSpec): boolean =>
  after !== undefined &&
  comesBack !== true &&
  !isSame((before ? before[name] : beginning(spec)) ?? null, after[name] ?? null);

const rowRule = (schema: ResourceSchema): RowRule => ({
  resources: [schema.name],
  async refuses(client, tenant, rows, author) {
    const passes = authorChecks(client, tenant, author);
    const refusals = new Map<number, Refusal>();
    for (const row of rows)
      for (const [name, spec] of guarded(schema).filter(([name, spec]) => isWritten(row, name, spec)))
        for (const rule of writingRules(spec))
          if (!(await passes(rule)))
            refusals.set(row.place, refused('reservedField', { [name]: [{ code: 'reservedField' }] }));
    return refusals;
  },
});

/** Enforces who may write restricted fields on every write, by comparing the written rows. */
export const fieldRules = ({ visible }: Pick<Registry, 'visible'>): readonly RowRule[] =>
  visible.filter((schema) => !schema.view && !schema.computed && guarded(schema).length > 0).map(rowRule);
