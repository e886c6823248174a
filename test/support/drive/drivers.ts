import { kindOf, isKindName, type KindName } from '../../../src/resources/fields/kinds';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { DecimalSpec } from '../../../src/resources/fields/decimal/kind';
import type { EnumerationSpec } from '../../../src/resources/fields/enumeration/kind';
import type { EnumerationSetSpec } from '../../../src/resources/fields/enumerationSet/kind';
import { ICONS } from '../../../src/resources/fields/icon/kind';
import { currencyOf, type MoneySpec } from '../../../src/resources/fields/money/kind';
import type { PercentageSpec } from '../../../src/resources/fields/percentage/kind';
import { grouped } from '../../../src/resources/fields/shared/grouped';
import { displayedTelephone } from '../../../src/resources/fields/telephone/displayedTelephone';
import { parametersOf } from '../../../src/resources/registry/registry';
import type { Fields } from '../../../src/resources/language/resourceSchema';
import { booleanDriver } from './boolean';
import { dateDriver, dayForm, instantForm, monthForm } from './dates';
import type { Driver, Form } from './driver';
import { embeddedDriver, embeddedListDriver } from './embedded';
import { filesDriver, imageDriver } from './files';
import { noteDriver } from './note';
import { numberDriver } from './numbers';
import { optionDriver, optionsDriver } from './options';
import { referenceDriver, referencesDriver } from './references';
import { typedDriver } from './typed';

const SIREN_GROUPS = [3];
const SIRET_GROUPS = [3, 3, 3, 5];

const decimals = ({ scale = 2 }: DecimalSpec | PercentageSpec) => ({ maximumFractionDigits: scale });

/** A driver for every kind of field: a new kind without one does not compile. */
const drivers = {
  text: typedDriver(),
  longText: typedDriver(),
  email: typedDriver(),
  telephone: typedDriver(displayedTelephone),
  url: typedDriver(),
  naf: typedDriver(),
  postcode: typedDriver(),
  colour: typedDriver(),
  siren: typedDriver((value) => grouped(value, SIREN_GROUPS)),
  siret: typedDriver((value) => grouped(value, SIRET_GROUPS)),
  integer: numberDriver(() => ({})),
  decimal: numberDriver<DecimalSpec>(decimals),
  money: numberDriver<MoneySpec>((spec) => ({ style: 'currency', currency: currencyOf(spec) })),
  percentage: numberDriver<PercentageSpec>((spec) => ({ style: 'percent', ...decimals(spec) }), 0.01),
  year: numberDriver(() => ({ useGrouping: false })),
  boolean: booleanDriver,
  date: dateDriver(dayForm),
  month: dateDriver(monthForm),
  dateTime: dateDriver(instantForm),
  enumeration: optionDriver<EnumerationSpec>(({ options }) => options),
  icon: optionDriver(() => ICONS),
  enumerationSet: optionsDriver<EnumerationSetSpec>(({ options }) => options),
  reference: referenceDriver,
  referenceSet: referencesDriver,
  file: filesDriver,
  files: filesDriver,
  image: imageDriver,
  embedded: embeddedDriver(fillFields),
  embeddedList: embeddedListDriver(fillFields),
  note: noteDriver,
} as const satisfies Readonly<Record<KindName, unknown>>;

export function driverOf(spec: FieldSpec): Driver {
  if (!isKindName(spec.kind)) throw new Error(`no driver for the kind '${spec.kind}'`);
  // Each driver is typed by its own kind; the registry erases the types.
  return drivers[spec.kind] as unknown as Driver;
}

/** Nesting depth of the referenced collection; deeper references are filled in last, because they depend on the others. */
const depthOf = (spec: FieldSpec): number => parametersOf(kindOf(spec).reference?.(spec).resource ?? '').length;

export async function fillFields(form: Form, fields: Fields, values: Readonly<Record<string, unknown>>): Promise<void> {
  const given = Object.entries(fields).flatMap(([name, spec]) => {
    const value = values[name];
    return value === undefined || value === null ? [] : [{ spec, value }];
  });
  for (const { spec, value } of given.toSorted((a, b) => depthOf(a.spec) - depthOf(b.spec)))
    await driverOf(spec).fill(form, spec, value);
}
