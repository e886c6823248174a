import { numberOrNull } from '../../../../src/resources/common/narrow';
import { mayList } from '../../../../src/resources/access/rowAccess';
import { limitOf, type LimitedGrants } from '../../../../src/resources/access/extent';
import { holds } from '../../../../src/resources/records/holds';
import type { Registry } from '../../../../src/resources/registry/registry';
import { MAX_IDS } from '../../../../src/resources/records/listQuery';
import { representationOf, textOf } from '../../../../src/resources/records/representation';
import { COMPANY_SERVICES, COMPANY_SITES } from '../../../../src/resources/schemas/commonEntreprises';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import { Utilisateurs } from '../../../../src/resources/schemas/utilisateurs';
import type { AnyRecord, ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import type { Store, StoredRecord } from '../../../database/store';
import { fillText, MESSAGES } from '../../../words';
import type { ExportSlot } from './exportContent';

const POINTED = {
  salarieId: 'Utilisateurs',
  entrepriseId: 'Entreprises',
  siteId: COMPANY_SITES,
  prestationId: COMPANY_SERVICES,
  typeCreneauId: 'typesCreneau',
  sousTypeCreneauId: 'typesCreneau/{typeCreneauId}/sousTypesCreneau',
} as const;

type Pointing = keyof typeof POINTED;

export type NamedSlot = AnyRecord;

export interface NameReader {
  readonly accountId: number;
  readonly limited: LimitedGrants;
}

export interface NameSource {
  readonly store: Store;
  readonly registry: Registry;
  readonly reader: NameReader;
}

/** The placeholder for a name that the reader may not see, as on the screens. */
const reservedName = (id: number): string => fillText(MESSAGES.fr.screens.inputs.reservedRecord, { id }, 'fr');

function readsName({ registry, reader: { limited } }: NameSource, schema: ResourceSchema, record: AnyRecord): boolean {
  if (mayList(schema, registry, limited.grants)) return true;
  const limit = schema.parent || schema.participants ? undefined : limitOf(schema, registry, 'list', limited);
  return limit !== undefined && holds(limit, record, schema);
}

/** Returns the name of a record or its placeholder; people always see their own name. */
export function nameFor(source: NameSource, resource: string, { id, values }: StoredRecord): string {
  const schema = source.registry.get(resource);
  const isSelf = resource === Utilisateurs.name && id === source.reader.accountId;
  const record = { ...values, id };
  return isSelf || readsName(source, schema, record) ? representationOf(schema, record) : reservedName(id);
}

async function pointedAt(
  { store, registry }: NameSource,
  slots: readonly NamedSlot[],
  field: Pointing,
): Promise<ReadonlyMap<number, StoredRecord>> {
  const schema = registry.get(POINTED[field]);
  const ids = [...new Set(slots.flatMap((slot) => numberOrNull(slot[field]) ?? []))];
  const found = new Map<number, StoredRecord>();
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    // Sites and services belong to many companies.
    for (const record of await store.getManyAnywhere(schema, ids.slice(from, from + MAX_IDS)))
      found.set(record.id, record);
  }
  return found;
}

/** Resolves the references of slots to names that the reader may see. */
export async function namedSlots(source: NameSource, slots: readonly NamedSlot[]): Promise<readonly ExportSlot[]> {
  const fields = Object.keys(POINTED) as Pointing[];
  const records = await Promise.all(fields.map((field) => pointedAt(source, slots, field)));
  const byField = new Map(fields.map((field, index) => [field, records[index]] as const));
  const pointed = (slot: NamedSlot, field: Pointing) => byField.get(field)?.get(numberOrNull(slot[field]) ?? 0);
  const name = (slot: NamedSlot, field: Pointing): string => {
    const record = pointed(slot, field);
    return record ? nameFor(source, POINTED[field], record) : '';
  };
  return slots.map((slot): ExportSlot => {
    const type = pointed(slot, 'typeCreneauId')?.values;
    const colour = pointed(slot, 'sousTypeCreneauId')?.values['couleur'] ?? type?.['couleur'];
    return {
      id: slot.id,
      start: Date.parse(String(slot['debut'])),
      end: Date.parse(String(slot['fin'])),
      personId: numberOrNull(slot['salarieId']),
      person: name(slot, 'salarieId'),
      company: name(slot, 'entrepriseId'),
      site: name(slot, 'siteId'),
      service: name(slot, 'prestationId'),
      type: name(slot, 'typeCreneauId'),
      subType: name(slot, 'sousTypeCreneauId'),
      colour: typeof colour === 'string' ? colour : '#808080',
      isWork: type?.['compteTravail'] !== false,
      isCancelled: slot['etat'] === 'Annule',
      isForSystem: slot['isForSystem'] === true,
      state: textOf(Creneaux, 'etat', slot),
      text: typeof slot['texte'] === 'string' ? slot['texte'] : '',
    };
  });
}
