import type { WriteRules } from '../../../database/storeContext';
import { simulationRule } from '../simulations/simulationRule';
import { monthRule } from './monthRule';
import { slotRule } from './slotRule';

/** What plans ask of every write of a tenant, whatever its path: a form, an import, a change set, a restore. */
export const PLANNING_RULES: Pick<WriteRules, 'rowRules'> = { rowRules: [slotRule, monthRule, simulationRule] };
