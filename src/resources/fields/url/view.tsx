import { cellOf } from '../shared/cellOf';
import { LinkCell } from '../shared/LinkCell';
import { TextCell } from '../shared/TextCell';
import { TextFilter } from '../shared/textFilter';
import { TextInput } from '../shared/TextInput';
import type { KindView } from '../viewTypes';
import { hrefOf, urlKind, type UrlSpec } from './kind';

export const urlView: KindView<UrlSpec, string> = {
  // What another API answers is not ours to trust: only what the kind accepts (http, https) becomes a link.
  Cell: cellOf((props) =>
    urlKind.parse(props.value, props.spec).ok ? (
      <LinkCell href={hrefOf(props.value)} text={props.value} external full={props.full} />
    ) : (
      <TextCell {...props} />
    ),
  ),
  // `type="url"` would have the browser refuse an address without a scheme, which the rule accepts.
  Input: (props) => <TextInput {...props} inputMode="url" autoComplete="url" />,
  Filter: TextFilter,
};
