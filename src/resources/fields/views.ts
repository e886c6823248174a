import { booleanView } from './boolean/view';
import { colourView } from './colour/view';
import { dateView } from './date/view';
import { dateTimeView } from './dateTime/view';
import { decimalView } from './decimal/view';
import { emailView } from './email/view';
import { embeddedView } from './embedded/view';
import { embeddedListView } from './embeddedList/view';
import { enumerationView } from './enumeration/view';
import { enumerationSetView } from './enumerationSet/view';
import { fileView } from './file/view';
import { filesView } from './files/view';
import { iconView } from './icon/view';
import { imageView } from './image/view';
import { integerView } from './integer/view';
import type { FieldSpec } from '../language/kind';
import { isKindName, type KindName, type kinds } from './kinds';
import { longTextView } from './longText/view';
import { moneyView } from './money/view';
import { monthView } from './month/view';
import { nafView } from './naf/view';
import { noteView } from './note/view';
import { percentageView } from './percentage/view';
import { postcodeView } from './postcode/view';
import { referenceView } from './reference/view';
import { referenceSetView } from './referenceSet/view';
import { sirenView } from './siren/view';
import { siretView } from './siret/view';
import { telephoneView } from './telephone/view';
import { textView } from './text/view';
import { urlView } from './url/view';
import { yearView } from './year/view';
import type { KindView } from './viewTypes';

type SpecOf<Name extends KindName> = Parameters<(typeof kinds)[Name]['column']>[0];
type ValueOf<Name extends KindName> = Parameters<(typeof kinds)[Name]['toText']>[0];

const views: { readonly [Name in KindName]: KindView<SpecOf<Name>, ValueOf<Name>> } = {
  text: textView,
  longText: longTextView,
  email: emailView,
  telephone: telephoneView,
  url: urlView,
  integer: integerView,
  decimal: decimalView,
  money: moneyView,
  percentage: percentageView,
  boolean: booleanView,
  date: dateView,
  dateTime: dateTimeView,
  month: monthView,
  year: yearView,
  enumeration: enumerationView,
  enumerationSet: enumerationSetView,
  reference: referenceView,
  referenceSet: referenceSetView,
  colour: colourView,
  icon: iconView,
  file: fileView,
  files: filesView,
  image: imageView,
  embedded: embeddedView(viewOf),
  embeddedList: embeddedListView(viewOf),
  siren: sirenView,
  siret: siretView,
  naf: nafView,
  postcode: postcodeView,
  note: noteView,
};

/** @throws {Error} for an unknown kind; `check.ts` reports it first, with a better message */
export function viewOf(spec: FieldSpec): KindView {
  if (!isKindName(spec.kind)) throw new Error(`unknown field kind: ${spec.kind}`);
  // TypeScript cannot tell that the view matches its own spec.
  return views[spec.kind] as unknown as KindView;
}

/** Preloads the inputs of all kinds. An error is reported when an input is rendered. */
export const loadInputs = (): Promise<unknown> =>
  Promise.all(Object.values(views).map((view) => view.loadInputs())).catch(() => undefined);
