import type { FieldSpec, Kind } from '../language/kind';
import { booleanKind } from './boolean/kind';
import { colourKind } from './colour/kind';
import { dateKind } from './date/kind';
import { dateTimeKind } from './dateTime/kind';
import { decimalKind } from './decimal/kind';
import { emailKind } from './email/kind';
import { embeddedKind } from './embedded/kind';
import { embeddedListKind } from './embeddedList/kind';
import { enumerationKind } from './enumeration/kind';
import { enumerationSetKind } from './enumerationSet/kind';
import { fileKind } from './file/kind';
import { filesKind } from './files/kind';
import { iconKind } from './icon/kind';
import { imageKind } from './image/kind';
import { integerKind } from './integer/kind';
import { longTextKind } from './longText/kind';
import { moneyKind } from './money/kind';
import { monthKind } from './month/kind';
import { nafKind } from './naf/kind';
import { noteKind } from './note/kind';
import { percentageKind } from './percentage/kind';
import { postcodeKind } from './postcode/kind';
import { referenceKind } from './reference/kind';
import { referenceSetKind } from './referenceSet/kind';
import { sirenKind } from './siren/kind';
import { siretKind } from './siret/kind';
import { telephoneKind } from './telephone/kind';
import { textKind } from './text/kind';
import { urlKind } from './url/kind';
import { yearKind } from './year/kind';

/** All field kinds by name. `views.ts` must have the same keys to compile. */
export const kinds = {
  text: textKind,
  longText: longTextKind,
  email: emailKind,
  telephone: telephoneKind,
  url: urlKind,
  integer: integerKind,
  decimal: decimalKind,
  money: moneyKind,
  percentage: percentageKind,
  boolean: booleanKind,
  date: dateKind,
  dateTime: dateTimeKind,
  month: monthKind,
  year: yearKind,
  enumeration: enumerationKind,
  enumerationSet: enumerationSetKind,
  reference: referenceKind,
  referenceSet: referenceSetKind,
  colour: colourKind,
  icon: iconKind,
  file: fileKind,
  files: filesKind,
  image: imageKind,
  embedded: embeddedKind(kindOf),
  embeddedList: embeddedListKind(kindOf),
  siren: sirenKind,
  siret: siretKind,
  naf: nafKind,
  postcode: postcodeKind,
  note: noteKind,
} as const;

export type KindName = keyof typeof kinds;

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** @throws {Error} for an unknown kind; `check.ts` reports it first, with a better message */
export function kindOf(spec: FieldSpec): Kind {
  if (!isKindName(spec.kind)) throw new Error(`unknown field kind: ${spec.kind}`);
  // TypeScript cannot tell that the kind matches its own spec.
  return kinds[spec.kind] as unknown as Kind;
}
