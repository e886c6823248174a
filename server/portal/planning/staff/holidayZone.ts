import type { HolidayZone } from '../../../../src/planning/core/holidays';
import { parametres } from '../../../../src/resources/schemas/systeme';
import type { Tenant } from '../../../tenants';

/** The setting (`parametres`) that says which public holidays count. */
const HOLIDAY_SETTING = 'planning_jours_feries';

/** `alsaceMoselle` where the setting says so, whatever its case; those of all of France otherwise. */
export async function holidayZoneOf({ store }: Pick<Tenant, 'store'>): Promise<HolidayZone> {
  const setting = await store.findBy(parametres, 'nom', HOLIDAY_SETTING);
  const value = String(setting?.values['valeur'] ?? '').replace(/[\s_-]/g, '');
  return /^"?alsacemoselle"?$/i.test(value) ? 'alsaceMoselle' : 'metropole';
}
