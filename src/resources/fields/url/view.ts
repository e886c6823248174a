import { cellOf } from '../shared/cells/cellOf';
import { linkCell } from '../shared/cells/linkCell';
import { textCell } from '../shared/cells/textCell';
import { lateInputs } from '../shared/lateInputs';
import type { KindView } from '../viewTypes';
import { hrefOf, urlKind, type UrlSpec } from './kind';

export const urlView: KindView<UrlSpec, string> = {
  // Values of a foreign API are untrusted: only what the kind accepts (http, https) becomes a link.
  cell: cellOf((props) =>
    urlKind.parse(props.value, props.spec).ok
      ? linkCell({ href: hrefOf(props.value), text: props.value, external: true, full: props.full })
      : textCell(props),
  ),
  ...lateInputs(() => import('./inputs')),
};
