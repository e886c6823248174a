import { toolPath } from '../../routes/tools';
import type { ScreenTarget } from '../ScreenContext';

/** Query parameter with the id of the shown change set. */
export const SET_PARAMETER = 'lot';

export const setPath = ({ schema, parents }: Pick<ScreenTarget, 'schema' | 'parents'>, id: number): string =>
  `${toolPath(schema, 'changes', parents)}?${SET_PARAMETER}=${id}`;
