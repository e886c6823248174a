import { toolPath } from '../../routes/tools';
import type { ScreenTarget } from '../ScreenContext';

/** The parameter of the address that says which change set is shown. */
export const SET_PARAMETER = 'lot';

/** The address at which a change set is shown, among those of a collection. */
export const setPath = ({ schema, parents }: Pick<ScreenTarget, 'schema' | 'parents'>, id: number): string =>
  `${toolPath(schema, 'changes', parents)}?${SET_PARAMETER}=${id}`;
