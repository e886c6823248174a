import { cellOf } from '../shared/cellOf';
import { LinkCell } from '../shared/LinkCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import type { EmailSpec } from './kind';

export const emailView: KindView<EmailSpec, string> = {
  Cell: cellOf(({ value, full }) => <LinkCell href={`mailto:${value}`} text={value} full={full} />),
  Input: (props) => <TextInput {...props} type="email" inputMode="email" autoComplete="email" />,
  Filter: TextFilter,
};
