import type { CheckedSite, CheckedSlot } from '../../../../src/planning/core/checks/facts';
import { monthsOfSlot } from '../../../../src/planning/core/checks/days';
import { findingsOf } from '../../../../src/planning/core/checks/findings';
import type { Finding } from '../../../../src/planning/core/finding';
import { BLANK_SLOT, type Slot } from '../../../../src/planning/core/slot';
import { COMPANY_SERVICES, COMPANY_SITES } from '../../../../src/resources/schemas/commonEntreprises';
import { SousTypesCreneau } from '../../../../src/resources/schemas/typesCreneau';
import { sql, toQuery } from '../../../database/sql';
import type { Tenant } from '../../../tenants';
import { tableAt } from '../../../database/tables/tableAt';
import { validatedMonths } from '../rules/personFacts';
import { slotsIn, stretchOf } from './around';
import { holidayZoneOf } from './holidayZone';
import { neighboursOf } from './neighbours';
import { planPeople, slotTypes } from './people';

type Ids = readonly (number | null | undefined)[];

const there = (ids: Ids): readonly number[] => [...new Set(ids.filter((id) => typeof id === 'number'))];

/** Reads the parents of nested records and some of their fields, by id. */
async function below<Row extends { readonly id: number }>(
  tenant: Tenant,
  resource: string,
  ids: Ids,
  fields: string,
): Promise<ReadonlyMap<number, Row & { readonly parent: number }>> {
  const wanted = there(ids);
  if (wanted.length === 0) return new Map();
  const query = sql`select id, _parent as parent, ${{ strings: [fields], values: [] }}
    from ${tableAt(tenant, { name: resource })} where id = any(${wanted}::bigint[])`;
  const { rows } = await tenant.database.pool.query<Row & { readonly parent: number }>(toQuery(query));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Gives a new slot a temporary negative id. */
const asStored = (slot: CheckedSlot, index: number): Slot => ({
  ...BLANK_SLOT,
  ...slot,
  id: slot.id ?? -1 - index,
});

/** Drops the id of a slot that is not stored: in the browser negative ids are those of requests. */
const withStoredSlot = ({ slotId, ...finding }: Finding): Finding =>
  slotId === undefined || slotId < 0 ? finding : { ...finding, slotId };

/** Checks slots as if they were written together; returns the findings by index. */
export async function findingsOfSlots(
  tenant: Tenant,
  slots: readonly CheckedSlot[],
): Promise<readonly (readonly Finding[])[]> {
  const ids = (name: keyof CheckedSlot) => slots.map((slot) => slot[name] as number | null | undefined);
  const people = there(ids('salarieId'));
  const timed = slots.filter((slot) => stretchOf(slot) !== undefined);
  const months = timed.flatMap(monthsOfSlot).sort();
  const [known, types, validated, holidays, stored, sites, services, subTypes] = await Promise.all([
    planPeople(tenant, people),
    slotTypes(tenant),
    validatedMonths(tenant.database.pool, tenant.schema, people, [months[0] ?? '', months.at(-1) ?? '']),
    holidayZoneOf(tenant),
    slotsIn(
      tenant,
      slots.flatMap((slot) => stretchOf(slot) ?? []),
      there(ids('simulationId')),
    ),
    below<CheckedSite & { readonly id: number }>(
      tenant,
      COMPANY_SITES,
      ids('siteId'),
      '"dateOuverture", "dateFermeture"',
    ),
    below(tenant, COMPANY_SERVICES, ids('prestationId'), 'true as known'),
    below(tenant, SousTypesCreneau.name, ids('sousTypeCreneauId'), 'true as known'),
  ]);
  const personOf = new Map(known.map((person) => [person.id, person]));
  const othersOf = neighboursOf(stored, slots.map(asStored));
  return slots.map((slot, index) => {
    const site = sites.get(slot.siteId ?? 0);
    const service = services.get(slot.prestationId ?? 0);
    const subType = subTypes.get(slot.sousTypeCreneauId ?? 0);
    return findingsOf(
      { ...slot, id: slot.id ?? -1 - index },
      {
        person: personOf.get(slot.salarieId ?? 0),
        types,
        others: othersOf(slot),
        isValidated: (month) => validated.has(`${slot.salarieId} ${month}`),
        holidays,
        site: site && { ...site, entrepriseId: site.parent },
        service: service && { entrepriseId: service.parent },
        subType: subType && { typeCreneauId: subType.parent },
      },
    ).map(withStoredSlot);
  });
}
