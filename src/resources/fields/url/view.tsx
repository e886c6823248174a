import { cellOf } from '../shared/cellOf';
import { LinkCell } from '../shared/LinkCell';
import { TextCell } from '../shared/TextCell';
import { lateInputs } from '../shared/lateInputs';
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
  ...lateInputs(() => import('./inputs')),
};
