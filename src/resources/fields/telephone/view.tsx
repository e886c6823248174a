import { cellOf } from '../shared/cellOf';
import { LinkCell } from '../shared/LinkCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import { displayedTelephone } from './displayed';
import type { TelephoneSpec } from './kind';

export const telephoneView: KindView<TelephoneSpec, string> = {
  Cell: cellOf(({ value, full }) => <LinkCell href={`tel:${value}`} text={displayedTelephone(value)} full={full} />),
  Input: (props) => <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" display={displayedTelephone} />,
  Filter: TextFilter,
};
