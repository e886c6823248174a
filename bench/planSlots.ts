import { quoted } from '../server/database/sql';
import { tableName } from '../server/database/tables/names';
import { DEMO_TENANTS, type Tenant } from '../server/tenants';

const PEOPLE = 200;
const COMPANIES = 400;
const SCHEMA = DEMO_TENANTS[0]?.schema ?? '';

/** The SQL name of a resource's table in the first tenant of the demonstration. */
export const table = (resource: string): string => `${quoted(SCHEMA)}.${quoted(tableName(resource))}`;

/** Number of months that the slots cover: a plan of 200 people has about 10,000 a month. */
export const monthsOf = (slots: number): number => Math.max(1, Math.round(slots / 10_000));

/**
 * Fills the plan of 200 people, evenly and in chronological order.
 *
 * @param first start of the first slot, in milliseconds
 */
export async function addSlots(tenant: Tenant, slots: number, first: number): Promise<void> {
  const creneaux = table('creneaux');
  // Spreads slots over the day and in chronological order, as plans grow.
  await tenant.database.pool.query(
    `with people as (select array_agg(id) as ids from (select id from ${table('Utilisateurs')} order by id limit ${PEOPLE}) p),
       companies as (select array_agg(id) as ids from (select id from ${table('Entreprises')} order by id limit ${COMPANIES}) c),
       kinds as (select array_agg(id) as ids from ${table('typesCreneau')} where "compteTravail")
     insert into ${creneaux} ("salarieId", "entrepriseId", "typeCreneauId", debut, fin, texte, etat, "isForSystem", retire)
     select people.ids[1 + i % array_length(people.ids, 1)], companies.ids[1 + (i * 7) % array_length(companies.ids, 1)],
       kinds.ids[1 + i % array_length(kinds.ids, 1)], begins, begins + interval '3 hours',
       case when i % 3 = 0 then 'Permanence sur site' end, 'Prevu', false, false
     from people, companies, kinds, generate_series(0, ${slots} - 1) i,
       lateral (select $1::timestamptz + (i / ${PEOPLE * 2}) * interval '${(monthsOf(slots) * 30.44 * 24) / (slots / (PEOPLE * 2))} hours'
         + (i % 2) * interval '5 hours' as begins) b`,
    [new Date(first).toISOString()],
  );
}
