import type { HolidayZone } from '../../../../src/planning/core/holidays';
import { parametres } from '../../../../src/resources/schemas/systeme';
import type { Tenant } from '../../../tenants';

/** The setting (`parametres`) that selects the public holidays. */
const HOLIDAY_SETTING = 'planning_jours_feries';

/** Returns `alsaceMoselle` if the setting says so, ignoring case; by default the holidays of metropolitan France. */
export async function holidayZoneOf({ store }: Pick<Tenant, 'store'>): Promise<HolidayZone> {
  const setting = await store.findBy(parametres, 'nom', HOLIDAY_SETTING);
  const value = String(setting?.values['valeur'] ?? '').replace(/[\s_-]/g, '');
  return /^"?alsacemoselle"?$/i.test(value) ? 'alsaceMoselle' : 'metropole';
}
